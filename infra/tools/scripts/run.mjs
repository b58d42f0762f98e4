import { readFileSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureWebBuilt } from './ensure-web-built.mjs';
import { pinnedNode, run } from './pinned-node.mjs';

/**
 * `npm start`, `npm test`, `npm run league`, `npm run bench` and `npm run start:<process>`: from a fresh clone to the running
 * program in one command. Options behind `--` go to the program.
 */
const league = 'infra/programs/cli/league.ts';
const programs = {
  start: [league, 'start'],
  league: [league],
  // Options are those of vitest; words choose the tests whose path has one of them.
  test: ['node_modules/vitest/vitest.mjs', 'run'],
  bench: ['bench/bench.ts'],
};

/** These show browsers the web: as the sources make it, not as it was built some time ago. */
const showsWeb = ['start', 'test', 'bench', 'query-api'];

/** These need every package; all others what a start needs. */
const needsAll = ['test', 'bench'];

/** What keeps a process that reads a long log within 300 MB: left alone, V8 lets garbage of a burst grow first. */
const memoryFlags = JSON.parse(readFileSync(new URL('../../programs/main/memory-flags.json', import.meta.url), 'utf8'));

const [name, ...options] = process.argv.slice(2);
const program = programs[name] ?? [...(memoryFlags[name] ?? []), `infra/programs/main/${name}.ts`];
await ensureInstalled(needsAll.includes(name) ? 'all' : 'start');
if (showsWeb.includes(name)) await ensureWebBuilt();
process.exitCode = await run(pinnedNode, [...program, ...options]);
