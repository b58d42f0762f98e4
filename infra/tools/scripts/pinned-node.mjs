import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The scripts in this folder are plain JavaScript and start on whatever Node the machine has (20 or newer): on a fresh
 * clone nothing is installed yet. Everything after that runs on the Node pinned in package.json, which runs TypeScript
 * from source.
 */

// import.meta.dirname came only with 20.11.
export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const pinnedNode = path.join(root, 'node_modules/.bin/node');

/**
 * The environment of child processes: `node`, `npm` scripts and `#!/usr/bin/env node` all find the pinned Node first, and what it
 * has compiled once. A third of the time that `npm run league` takes to begin is compiling.
 */
const environment = () => ({
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
});

/**
 * Runs a program in the repository's root, by default with our terminal as its own, and resolves with its exit code.
 *
 * Signals are passed on, so that stopping the script stops the program. A Ctrl-C is not: the terminal sends it to the
 * program as well, and to get it twice means "now!" to a server that is closing down.
 */
export const run = (command, args, stdio = 'inherit') =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: environment(), stdio });
    const passOn = (signal) => {
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });

/** One line on what is done and why; on standard error, so that the output of a command stays its own. */
export const say = (line) => process.stderr.write(`league: ${line}\n`);
