import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import pino from 'pino';
import { logWarnings } from '@league/infra/programs/main/terminal.ts';
import { abandonedLogins } from './abuse/logins.bench.ts';
import { abusePipelining } from './abuse/pipelining.bench.ts';
import { abuseSameKey } from './abuse/same-key.bench.ts';
import { appends } from './appends.bench.ts';
import { commandsEventStoreDb } from './commands-eventstoredb.bench.ts';
import { commandsLines } from './commands-lines.bench.ts';
import { commands } from './commands.bench.ts';
import { distributedReads } from './distributed/reads.bench.ts';
import { distributedRebuild } from './distributed/rebuild.bench.ts';
import { distributedThroughput } from './distributed/throughput.bench.ts';
import { distributedVisible } from './distributed/visible.bench.ts';
import { firstVisit } from './first-visit.bench.ts';
import { live } from './live.bench.ts';
import type { Measurement, Result } from './measurement.ts';
import { pages } from './pages.bench.ts';
import { pastTables } from './past-tables.bench.ts';
import { playersVisit } from './players-visit.bench.ts';
import { players } from './players.bench.ts';
import { rebuild } from './rebuild.bench.ts';
import { circumstances, tableText, withLoadAfter, writeResults } from './report.ts';
import { standings } from './standings.bench.ts';
import { start } from './start.bench.ts';
import { visible } from './visible.bench.ts';
import { makeWorkFolder, RESULTS } from './work-folder.ts';

/** `npm run bench`: each measurement held against the best that the machine and the libraries allow. Timing fails nothing. */

const measurements: readonly Measurement[] = [
  appends,
  commands,
  commandsLines,
  commandsEventStoreDb,
  rebuild,
  start,
  standings,
  pages,
  pastTables,
  visible,
  live,
  firstVisit,
  players,
  playersVisit,
  abusePipelining,
  abandonedLogins,
  abuseSameKey,
  distributedThroughput,
  distributedVisible,
  distributedReads,
  distributedRebuild,
];
const NAMES = measurements.map(({ name }) => name);
/** Those that can show where the time goes. */
const PROFILED: ReadonlySet<string> = new Set([
  commands.name,
  commandsLines.name,
  commandsEventStoreDb.name,
  rebuild.name,
]);

/** A measurement's own name, or what several begin with: `distributed`. */
const means = (asked: string, name: string): boolean => name === asked || name.startsWith(`${asked}-`);

const known = (asked: string): string => {
  if (NAMES.some((name) => means(asked, name))) return asked;
  throw new InvalidArgumentError(`one of ${NAMES.join(', ')}`);
};

const rounds = (text: string): number => {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('a number from 1 to 99');
};

const program = new Command('bench')
  .description('measures the league against bare baselines, by turns, and writes bench/results/latest.{json,md}')
  .option('--only <name>', `one measurement, or all whose names begin with it: ${NAMES.join(', ')}`, known)
  .option('--quick', 'smaller amounts, to see whether it runs', false)
  .option('--rounds <n>', 'pairs that count', rounds, 7)
  .option(
    '--profile',
    'commands, commands-lines, commands-eventstoredb and rebuild: show where the time goes instead of measuring',
    false,
  )
  .parse();
type Options = { readonly only?: string; readonly quick: boolean; readonly rounds: number; readonly profile: boolean };
const options = program.opts<Options>();

const chosen = measurements.filter(
  ({ name }) => (options.only === undefined || means(options.only, name)) && (!options.profile || PROFILED.has(name)),
);
logWarnings(pino({ level: 'warn' }, pino.destination(2)));
const about = circumstances(options.rounds, options.quick);
const work = makeWorkFolder();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: Result[] = [];
let isWhole = options.only === undefined && !options.quick;
for (const { name, needs = [], run } of chosen) {
  const missing = needs.filter((variable) => process.env[variable] === undefined);
  if (missing.length > 0) {
    console.error(`${name} is skipped: set ${missing.join(', ')}`);
    isWhole = false;
    continue;
  }
  const folder = join(work.path, name);
  mkdirSync(folder);
  try {
    results.push(...(await run({ ...options, folder, say: (line) => console.error(line) })));
  } catch (error) {
    console.error(`${name} could not run:`, error);
    process.exitCode = 1;
    isWhole = false;
  }
}
if (!options.profile) {
  console.log(`\n${tableText(results)}`);
  // Only whole runs are kept.
  if (isWhole) writeResults(RESULTS, results, withLoadAfter(about));
}
