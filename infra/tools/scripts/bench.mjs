import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm run bench [-- options]`: browsers measure the web that the sources make, not one built some time ago. */
await ensureInstalled();
await ensureWebBuilt();
process.exitCode = await run(pinnedNode, ['bench/bench.ts', ...process.argv.slice(2)]);
