import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, say } from './pinned-node.mjs';

/** How often the line on a terminal is rewritten, ms. */
const REWRITTEN_EVERY_MS = 250;

/** How often another plain line follows where there is no terminal, ms. */
const LINE_EVERY_MS = 10_000;

/** How much of its output a failed program shows. */
const LAST_LINES = 12;

/**
 * Runs a program and sends its output to a file in artefacts/. One line says what the program does, how far it is (`figure`), for how
 * long, and why. When the program fails, the process shows the end of the file, names the file, and ends.
 */
export const runQuietly = async ({ what, why, log, figure = () => [] }, [command, ...args]) => {
  const name = `artefacts/${log}`;
  mkdirSync(path.join(root, 'artefacts'), { recursive: true });
  const output = openSync(path.join(root, name), 'w');
  const shown = showing(what, why, figure);
  const code = await run(command, args, ['ignore', output, output]);
  closeSync(output);
  shown.end();
  if (code === 0) return;
  for (const line of lastLines(readFileSync(path.join(root, name), 'utf8'))) process.stderr.write(`  ${line}\n`);
  say(`${[command, ...args].join(' ')} failed with code ${code}; all that it said is in ${name}`);
  process.exit(code);
};

const showing = (what, why, figure) => {
  const { isTTY, columns } = process.stderr;
  const started = performance.now();
  const state = () => [...figure(), `${Math.round((performance.now() - started) / 1000)} s`].join(', ');
  // A terminal repeats a line that is wider than itself instead of rewriting it.
  const rewrite = () =>
    process.stderr.write(`\r\u001B[K${`league: ${what}: ${state()} (${why})`.slice(0, (columns || 80) - 1)}`);
  if (!isTTY) say(`${what} (${why})`);
  const timer = setInterval(isTTY ? rewrite : () => say(state()), isTTY ? REWRITTEN_EVERY_MS : LINE_EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      if (!isTTY) return say(state());
      rewrite();
      process.stderr.write('\n');
    },
  };
};

const lastLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-LAST_LINES);
