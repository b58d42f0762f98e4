import { ensureInstalled } from './ensure-installed.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm run league -- <command>`: the operator's command, also on a clone where nothing is installed yet. */
await ensureInstalled();
process.exitCode = await run(pinnedNode, ['infra/programs/cli/league.ts', ...process.argv.slice(2)]);
