import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm test [-- words]`: all tests, or those whose path has one of the words. Options go to vitest. */
await ensureInstalled();
await ensureWebBuilt();
process.exitCode = await run(pinnedNode, ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)]);
