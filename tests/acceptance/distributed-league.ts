import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import type { Main } from '@league/infra/programs/main/run.ts';
import { connectLeague } from '@league/infra/programs/operations/connect-league.ts';
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../doubles/eventstoredb/double.ts';
import { ADMIN } from '../kit/admin.ts';
import { LONG_MS } from '../kit/patience.ts';
import { removeLeague } from '../kit/remove-league.ts';
import { freshLeague, hasServer, serverUrl } from '../kit/servers.ts';
import { settingsOn } from '../kit/settings.ts';
import { type Front, startFront } from './front.ts';
import { caller, type LeagueUnderTest, noteSample, type Ways } from './league-under-test.ts';
import { type ProcessUnderTest, startMain, untilReady } from './process-under-test.ts';

/** The processes of a league by the test's own names, since there may be two query APIs. */
const PROCESSES = {
  'command-api': 'command-api',
  projector: 'projector',
  forwarder: 'forwarder',
  'query-api-1': 'query-api',
  'query-api-2': 'query-api',
} as const satisfies Record<string, Main['name']>;

export type ProcessName = keyof typeof PROCESSES;

/** A league in four processes, five with a second query API; requests go to one front. */
export type DistributedUnderTest = LeagueUnderTest & {
  readonly environment: Readonly<Record<string, string>>;
  /** The processes that it was started with. */
  readonly names: readonly ProcessName[];
  readonly process: (name: ProcessName) => ProcessUnderTest;
  /** Kills the process with SIGKILL. */
  readonly kill: (name: ProcessName) => Promise<void>;
  /**
   * Starts the process, with more environment and arguments where given; an earlier one of its name must have ended.
   */
  readonly start: (
    name: ProcessName,
    more?: Readonly<Record<string, string>>,
    args?: readonly string[],
  ) => ProcessUnderTest;
  /** Waits until all processes are ready. */
  readonly ready: () => Promise<void>;
};

export type DistributedWays = Pick<Ways, 'sample'> & {
  /** The log; for EventStoreDB a double of it where tests have no such server. */
  readonly log?: 'sqlite' | 'eventstoredb';
  /** Starts a second query API, to which the front sends every other read. */
  readonly twoQueryApis?: boolean;
  /** Used instead of the servers that tests share, and removed with the test. */
  readonly servers?: Readonly<Record<string, string>>;
};

/** Starts all processes at once, so that no start depends on an order, and logs the admin in once they are ready. */
export const startDistributedLeague = async (ways: DistributedWays = {}): Promise<DistributedUnderTest> => {
  const { sample = false, log = 'sqlite', twoQueryApis = false } = ways;
  const queryApis: readonly ProcessName[] = twoQueryApis ? ['query-api-1', 'query-api-2'] : ['query-api-1'];
  const names = ['command-api', 'projector', 'forwarder', ...queryApis] as const;
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  const double = await doubleFor(ways);
  const servers = double === undefined ? ways.servers : { ...ways.servers, EVENTSTORE_URL: double.url };
  const environment = environmentOf(folder, log, servers);
  const running = new Map<ProcessName, ProcessUnderTest>();
  const process = (name: ProcessName): ProcessUnderTest => {
    const found = running.get(name);
    if (found === undefined) throw new Error(`${name} does not run`);
    return found;
  };
  const urls = new Map<ProcessName, string>();
  const start: DistributedUnderTest['start'] = (name, more = {}, args = []) => {
    const started = startMain(PROCESSES[name], { ...environment, ...more }, args);
    running.set(name, started);
    // A process that ends before it listens fails the test by its own `url`.
    void started.url.then(
      (url) => urls.set(name, url),
      () => urls.delete(name),
    );
    return started;
  };
  const kill = async (name: ProcessName): Promise<void> => {
    const { child, ended } = process(name);
    child.kill('SIGKILL');
    await ended;
  };
  const ready = async (): Promise<void> => {
    await Promise.all([...running.values()].map((one) => untilReady(one)));
  };
  const stop = async (front?: Front): Promise<void> => {
    await front?.close();
    for (const { child } of running.values()) {
      // A process that a failed test left frozen cannot end.
      child.kill('SIGCONT');
      child.kill('SIGTERM');
    }
    const ended = await Promise.all([...running.values()].map((one) => one.ended));
    double?.close();
    await removeLeague(environment, servers);
    await rm(folder, { recursive: true, force: true });
    const badly = ended.filter(({ code, signal }) => code !== 0 && signal !== 'SIGKILL');
    expect(badly.map(({ err }) => err)).toEqual([]);
  };
  try {
    for (const name of names) start(name);
    await ready();
    const at = (name: ProcessName): string => urls.get(name) ?? '';
    const front = await startFront({
      queryApis: () => queryApis.map(at),
      commandApi: () => at('command-api'),
    });
    const operations = await connectLeague(dataFolder(folder));
    if (operations === undefined) throw new Error('nobody listens to the operator');
    if (sample) {
      noteSample(dataFolder(folder).sampleFile);
      // As an operator would, again: it ends where the read models are two seconds behind, and goes on where it ended.
      await vi.waitFor(() => operations.sample(null, () => {}), LONG_MS);
      const { head } = await operations.status();
      for (const name of queryApis) {
        await caller(at(name))('GET', '/api/leaderboards/standings', { minPosition: head });
        await caller(at(name))('GET', '/api/matches', { minPosition: head });
      }
    }
    const call = caller(front.url);
    const { token } = (await call<{ token: string }>('POST', '/api/admins/login', { body: ADMIN })).body;
    return {
      url: front.url,
      token,
      call: (method, path, options) => call(method, path, { token, ...options }),
      operations,
      environment,
      names,
      process,
      kill,
      start,
      ready,
      stop: () => stop(front),
    };
  } catch (error) {
    for (const { child } of running.values()) child.kill('SIGKILL');
    double?.close();
    throw new Error(`the league did not start:\n${[...running.values()].map(({ said }) => said()).join('\n')}`, {
      cause: error,
    });
  }
};

/** A double of EventStoreDB for a league whose log is there, and that is given no server of it. */
const doubleFor = async ({ log, servers = {} }: DistributedWays): Promise<EventStoreDbDouble | undefined> => {
  const needsDouble = log === 'eventstoredb' && servers['EVENTSTORE_URL'] === undefined && !hasServer('eventstoredb');
  return needsDouble ? startEventStoreDbDouble() : undefined;
};

const environmentOf = (
  folder: string,
  log: 'sqlite' | 'eventstoredb',
  servers: DistributedWays['servers'] = {},
): Record<string, string> => ({
  LEAGUE: freshLeague(),
  ...settingsOn(folder),
  METRICS_PORT: '0',
  EVENT_LOG: log,
  ...(log === 'eventstoredb' ? { EVENTSTORE_URL: servers['EVENTSTORE_URL'] ?? serverUrl('eventstoredb') } : {}),
  EVENT_FEED: 'kafka',
  KAFKA_BROKERS: servers['KAFKA_BROKERS'] ?? serverUrl('kafka'),
  READ_MODELS: 'mongodb',
  MONGODB_URL: servers['MONGODB_URL'] ?? serverUrl('mongodb'),
});
