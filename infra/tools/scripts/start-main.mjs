import { readFileSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/** `npm run start:<name> [-- options]`: one process of the distributed profile (infra/programs/main). */
const [name, ...options] = process.argv.slice(2);
await ensureInstalled();
if (name === 'query-api') await ensureWebBuilt();
/** What keeps a process that reads a long log within 300 MB: left alone, V8 lets garbage of a burst grow first. */
const flags =
  JSON.parse(readFileSync(new URL('../../programs/main/memory-flags.json', import.meta.url), 'utf8'))[name] ?? [];
process.exitCode = await run(pinnedNode, [...flags, `infra/programs/main/${name}.ts`, ...options]);
