import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm run start:<name> [-- options]`: one process of the distributed profile (infra/main). */
const [name, ...options] = process.argv.slice(2);
await ensureInstalled();
if (name === 'query-api') await ensureWebBuilt();
process.exitCode = await run(pinnedNode, [`infra/main/${name}.ts`, ...options]);
