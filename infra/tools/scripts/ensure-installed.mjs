import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode, root, say } from './pinned-node.mjs';
import { runQuietly } from './quiet-run.mjs';

const OLDEST_NODE = 20;

/** The two installs. `dependencies` are what a start needs, building the web included; `devDependencies` are the rest. */
const INSTALLS = {
  start: { what: 'what a start needs', option: '--omit=dev' },
  // Without the option NODE_ENV=production would leave them out.
  all: { what: 'what tests and checks need', option: '--include=dev' },
};

/**
 * Written after a good install: which of the two it was, and the SHA-256 of the package-lock.json it was made from.
 * Modification times lie after git.
 */
const marker = path.join(root, 'node_modules/.installed');

const lockFile = path.join(root, 'package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Which install is to be made, how and why; undefined where what is wanted stands already. */
const missing = (wanted) => {
  if (!existsSync(pinnedNode)) return { install: wanted, how: 'ci', why: 'nothing is installed yet' };
  if (!existsSync(marker)) return { install: wanted, how: 'ci', why: 'the last install was not finished' };
  const [standing, hash] = readFileSync(marker, 'utf8').split(' ');
  // A start removes nothing that a test run has installed.
  const install = standing === 'all' ? 'all' : wanted;
  if (hash !== lockHash()) return { install, how: 'ci', why: 'package-lock.json has changed' };
  // `npm ci` would first delete the packages of a league that is running.
  return install === standing ? undefined : { install, how: 'install --no-save', why: 'a start needed less' };
};

/** The folders of the packages of an install on this machine. The lock names the binaries of all platforms. */
const foldersOf = (install) =>
  Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .filter(([, { dev }]) => install === 'all' || !dev)
    .filter(
      ([, { optional, os, cpu, libc }]) =>
        !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc?.includes('musl')),
    )
    .map(([folder]) => folder);

/** How many of the packages of an install are there. */
const countOf = (install) => {
  const folders = foldersOf(install);
  return () => {
    const there = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
    return [`${there.length} of ${folders.length} packages`];
  };
};

/**
 * Installs what package-lock.json names unless that is there already: what a `start` needs, or `all`. Ends the process when it
 * cannot.
 */
export const ensureInstalled = async (wanted) => {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    say(`needs Node ${OLDEST_NODE} or newer to install itself, this is ${process.version}`);
    process.exit(1);
  }
  const plan = missing(wanted);
  if (plan === undefined) return;
  const { what, option } = INSTALLS[plan.install];
  // An install that is cut short leaves no marker, and the next run installs again.
  rmSync(marker, { force: true });
  await runQuietly({ what: `installing ${what}`, why: plan.why, log: 'install.log', figure: countOf(plan.install) }, [
    'npm',
    ...plan.how.split(' '),
    option,
  ]);
  if (!existsSync(pinnedNode)) {
    say(
      `npm did not fetch the pinned Node: there is none for ${process.platform} on ${process.arch}, or npm omits "optional"`,
    );
    process.exit(1);
  }
  writeFileSync(marker, `${plan.install} ${lockHash()}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureInstalled('all');
