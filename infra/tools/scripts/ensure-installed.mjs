import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, root, run, say } from './pinned-node.mjs';

const OLDEST_NODE = 20;

/** Written after a good install: the SHA-256 of the package-lock.json it was made from. Modification times lie after git. */
const marker = path.join(root, 'node_modules/.installed');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const whyInstall = () => {
  if (!existsSync(pinnedNode)) return 'nothing is installed yet';
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lockHash()) return 'package-lock.json has changed';
  return undefined;
};

/** Installs what package-lock.json names unless that is there already; ends the process when it cannot. */
export const ensureInstalled = async () => {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    say(`needs Node ${OLDEST_NODE} or newer to install itself, this is ${process.version}`);
    process.exit(1);
  }
  const reason = whyInstall();
  if (reason === undefined) return;
  say(`installing (npm ci): ${reason}`);
  // The web is built with development dependencies, on a machine with NODE_ENV=production too.
  const code = await run('npm', ['ci', '--include=dev']);
  if (code !== 0) {
    say(`npm ci failed with code ${code}`);
    process.exit(code);
  }
  if (!existsSync(pinnedNode)) {
    say(
      'npm ci did not fetch the pinned Node: install scripts are refused ("allowScripts" in package.json, ignore-scripts)',
    );
    process.exit(1);
  }
  writeFileSync(marker, lockHash());
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled();
