import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { onTestFailed } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { type DistributedUnderTest, startDistributedLeague } from '../distributed-league.ts';
import { doubleRound, importSeason } from '../made-up-season.ts';
import type { ProcessUnderTest } from '../process-under-test.ts';
import { logOf } from '../whole-log.ts';
import { type Load, type LoadOptions, startLoad } from './load.ts';

const TEAMS = 8;

/** A league in five processes on SQLite, Kafka and MongoDB, with a season to write results into while things break. */
export type FaultyLeague = DistributedUnderTest & {
  readonly adminId: string;
  readonly matches: readonly string[];
  /** Every process that was ever started, those that ended too. */
  readonly everStarted: () => readonly ProcessUnderTest[];
  /** Notes a process that the test started by itself. */
  readonly remember: (process: ProcessUnderTest) => ProcessUnderTest;
  readonly load: (options?: Partial<LoadOptions>) => Load;
  /** The log as it is on disk. */
  readonly log: () => Promise<readonly Recorded<LeagueEvent>[]>;
};

/** Starts it, on the servers that tests share unless others are given. */
export const startFaultyLeague = async (servers: Readonly<Record<string, string>> = {}): Promise<FaultyLeague> => {
  const league = await startDistributedLeague({ servers });
  const started = (['command-api', 'projector', 'forwarder', 'query-api-1', 'query-api-2'] as const).map(
    league.process,
  );
  const remember = (process: ProcessUnderTest): ProcessUnderTest => {
    started.push(process);
    return process;
  };
  const login = await league.call<{ _id: string }>('POST', '/api/admins/login', { body: ADMIN });
  const matches = await importSeason(league, doubleRound(TEAMS));
  const { url, token } = league;
  return {
    ...league,
    adminId: login.body._id,
    matches,
    everStarted: () => started,
    remember,
    start: (...given) => remember(league.start(...given)),
    load: (options = {}) => {
      onTestFailed(() => tellAll(started));
      return startLoad({ url, token, matches, ...options });
    },
    log: () => logOf(league.environment['DATA_DIR'] ?? ''),
  };
};

/** Most characters shown of what a process has said. */
const TOLD = 3_000;

/** What the processes said last, for who has to find out why a test failed. Requests are left out. */
const tellAll = (processes: readonly ProcessUnderTest[]): void => {
  for (const { name, child, said } of processes) {
    const lines = said()
      .split('\n')
      .filter((line) => !line.includes('"path":'));
    process.stderr.write(`${name}, pid ${child.pid}: ${lines.join('\n').slice(-TOLD)}\n`);
  }
};

/** Puts a figure into the output of the tests: how long a recovery took, for the runbooks. */
export const tell = (text: string): void => void process.stdout.write(`${text}\n`);

/** One figure of what a process measures, with its labels as they stand there; undefined where it has none. */
export const figure = (metrics: string, name: string): number | undefined => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name}{`) || one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
};

/** The figures that a process measures under one name, one for each label. */
export const figures = (metrics: string, name: string): readonly number[] =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))));
