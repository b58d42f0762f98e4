import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSqliteEventStore } from '@league/infra/adapters/event-store/sqlite.ts';
import { dataFolder } from '@league/infra/programs/data-folder/data-folder.ts';
import { startDistributedLeague } from './distributed-league.ts';
import { type LeagueProcess, serve, startServer, type Ways } from './league-process.ts';
import { caller, type LeagueUnderTest } from './league-under-test.ts';
import { untilReady } from './process-under-test.ts';
import { logOf } from './whole-log.ts';

export type Call = [method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

/** A league whose log is in a folder, and whose command side can be killed. */
export type KillableLeague = Pick<LeagueUnderTest, 'call' | 'stop'> & {
  readonly folder: string;
  /** Kills the process that decides, and carries out what follows, with SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Starts it again; calls go to the new process. */
  readonly start: () => Promise<void>;
};

/** Starts a league in one process on files. */
export const killableOnFiles = async (): Promise<KillableLeague> => {
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  let end = (): Promise<void> => Promise.resolve();
  const ways: Ways = { atEnd: (ending) => (end = ending) };
  const first = await startServer(folder, ways);
  const { token } = first;
  let running: LeagueProcess = first;
  return {
    folder,
    call: async (method, path, options) => caller(await running.url)(method, path, { token, ...options }),
    kill: async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    },
    start: async () => {
      running = serve(folder, ways);
      await running.url;
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts a league in several processes on Kafka and this MongoDB; its command API is killed. */
export const killableOnServers = async (mongodbUrl: string): Promise<KillableLeague> => {
  const league = await startDistributedLeague({ servers: { MONGODB_URL: mongodbUrl } });
  return {
    folder: league.environment['DATA_DIR'] ?? '',
    call: league.call,
    kill: () => league.kill('command-api'),
    start: () => untilReady(league.start('command-api')),
    stop: league.stop,
  };
};

/** Calls as the admin. @throws when it was refused */
export const done = async <Body>(
  { call }: Pick<LeagueUnderTest, 'call'>,
  ...[method, path, body = {}]: Call
): Promise<Body> => {
  const answer = await call<Body>(method, path, { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/**
 * Sends a call, kills the league once so many events of it are recorded, starts it again, and sends the call once more, as a client does
 * that got no answer. @throws when that was refused
 */
export const killedAt = async (
  league: KillableLeague,
  step: number,
  ...[method, path, body = {}]: Call
): Promise<void> => {
  const before = await lengthOf(league);
  const reader = openSqliteEventStore(dataFolder(league.folder).eventsFile, { readOnly: true });
  const send = () => league.call(method, path, { body, key });
  const key = randomUUID();
  const answered = send().catch(() => undefined);
  while ((await reader.head()) < BigInt(before + step)) await delay(1);
  await league.kill();
  await answered;
  await reader.close();
  await league.start();
  const answer = await send();
  if (answer.status >= 300) throw new Error(`${method} ${path}, again: ${JSON.stringify(answer.body)}`);
};

type WithFolder = Pick<KillableLeague, 'folder'>;

/** How many events the log has. */
export const lengthOf = async ({ folder }: WithFolder): Promise<number> => (await logOf(folder)).length;

/** How often each type of event stands in the log behind this many others. */
export const typesBehind = async (
  { folder }: WithFolder,
  before: number,
): Promise<Readonly<Record<string, number>>> => {
  const recorded = Map.groupBy((await logOf(folder)).slice(before), ({ type }) => type);
  return Object.fromEntries([...recorded].map(([type, events]) => [type, events.length]));
};
