import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm start [-- options]`: from a fresh clone to a running league in one command. Options go to `league start`. */
await ensureInstalled();
await ensureWebBuilt();
process.exitCode = await run(pinnedNode, ['infra/programs/cli/league.ts', 'start', ...process.argv.slice(2)]);
