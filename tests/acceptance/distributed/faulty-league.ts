import type { LeagueEvent } from '@league/events/catalogue.ts';
import type { Recorded } from '@league/events/envelope.ts';
import { onTestFailed } from 'vitest';
import { ADMIN } from '../../kit/admin.ts';
import { type DistributedUnderTest, type DistributedWays, startDistributedLeague } from '../distributed-league.ts';
import { doubleRound, importScoredSeason } from '../made-up-season.ts';
import type { ProcessUnderTest } from '../process-under-test.ts';
import type { ScoredMatch } from '../sent-commands.ts';
import { logOf } from '../whole-log.ts';
import { type Load, type LoadOptions, startLoad } from './load.ts';

/** How many teams its season has, each with one player. */
const TEAMS = 8;

/**
 * A league in several processes on SQLite, Kafka and MongoDB, with a season into which results are written during a fault.
 */
export type FaultyLeague = DistributedUnderTest & {
  readonly adminId: string;
  readonly matches: readonly ScoredMatch[];
  /** All processes that were started, also those that have ended. */
  readonly everStarted: () => readonly ProcessUnderTest[];
  /** Adds a process that the test started itself to `everStarted`. */
  readonly remember: (process: ProcessUnderTest) => ProcessUnderTest;
  readonly load: (options?: Partial<LoadOptions>) => Load;
  /** The log as it is on disk. */
  readonly log: () => Promise<readonly Recorded<LeagueEvent>[]>;
};

/** Starts a league, on the servers that tests share unless others are given. */
export const startFaultyLeague = async (
  ways: Pick<DistributedWays, 'servers' | 'twoQueryApis'> = {},
): Promise<FaultyLeague> => {
  const league = await startDistributedLeague(ways);
  const started = league.names.map(league.process);
  const remember = (process: ProcessUnderTest): ProcessUnderTest => {
    started.push(process);
    return process;
  };
  const login = await league.call<{ _id: string }>('POST', '/api/admins/login', { body: ADMIN });
  const matches = await importScoredSeason(league, doubleRound(TEAMS, { scorers: true }));
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

/** The most characters of a process's output that are shown. */
const TOLD = 3_000;

/** Prints the last output of each process after a failed test, without requests. */
const tellAll = (processes: readonly ProcessUnderTest[]): void => {
  for (const { name, child, said } of processes) {
    const lines = said()
      .split('\n')
      .filter((line) => !line.includes('"path":'));
    process.stderr.write(`${name}, pid ${child.pid}: ${lines.join('\n').slice(-TOLD)}\n`);
  }
};

/** Prints a measured figure, such as the time of a recovery, into the output of the tests. */
export const tell = (text: string): void => void process.stdout.write(`${text}\n`);

/** A figure of a process's metrics, by its name with labels; undefined where there is none. */
export const figure = (metrics: string, name: string): number | undefined => {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name}{`) || one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
};

/** All figures of a process's metrics with this name, one for each set of labels. */
export const figures = (metrics: string, name: string): readonly number[] =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))));
