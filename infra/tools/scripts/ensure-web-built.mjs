import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './pinned-node.mjs';
import { runQuietly } from './quiet-run.mjs';

/** Written after a good build: the hash of everything the build was made from. */
const marker = path.join(root, 'web/dist/.built');

/** What the build is made from; the web imports the contracts, and those import events. */
const sources = ['web', 'command-api/contract', 'query-api/contract', 'events/src', 'package-lock.json'];

/** The build's own output and generated routes, what others install, and tests. */
const ignored = /(^|\/)(dist|node_modules)\/|routeTree\.gen\.ts$|\.(test|contract)\.tsx?$/;

const filesOf = (source) => {
  const start = path.join(root, source);
  if (statSync(start).isFile()) return [source];
  return readdirSync(start, { recursive: true })
    .map((name) => path.posix.join(source, name.split(path.sep).join('/')))
    .filter((file) => !ignored.test(file) && statSync(path.join(root, file)).isFile());
};

const sourcesHash = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
};

/** Builds the web unless the build at hand was made from just these sources; ends the process when it cannot. */
export const ensureWebBuilt = async () => {
  const hash = sourcesHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  const why = existsSync(marker) ? 'its sources have changed' : 'it is not built yet';
  await runQuietly({ what: 'building the web', why, log: 'build.log' }, ['npm', 'run', 'build', '-w', 'web']);
  writeFileSync(marker, hash);
};
