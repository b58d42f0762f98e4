import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pino from 'pino';
import { vi } from 'vitest';
import { openEventStoreDb } from '@league/infra/adapters/servers/eventstoredb.ts';
import { openMongo } from '@league/infra/adapters/servers/mongodb.ts';
import { readConfig } from '@league/infra/programs/config.ts';
import { openEventStoreDbRawLog } from '@league/infra/programs/copy/eventstoredb-raw-log.ts';
import { kafkaOf } from '@league/infra/programs/league/open-feed.ts';
import { readTopic } from '../kit/kafka-league.ts';
import { LONG_MS } from '../kit/patience.ts';
import { settingsOn } from '../kit/settings.ts';
import type { Searched } from './canaries.ts';
import { type DistributedUnderTest, type DistributedWays, startDistributedLeague } from './distributed-league.ts';
import { league, loggedIn } from './league-process.ts';
import type { LeagueUnderTest } from './league-under-test.ts';

/** A league all of whose data and words can be read. */
export type WatchedLeague = Pick<LeagueUnderTest, 'url' | 'token' | 'call'> & {
  /** Everything that is at rest, byte by byte, once what stands in the log up to this position has gone everywhere. */
  readonly kept: (position: string) => Promise<readonly Searched[]>;
  /** Ends the league. Resolves with what its processes have said, and with what is left in the files of a league in one process. */
  readonly end: () => Promise<readonly Searched[]>;
};

/** All files of the folder, also those of its own making beside a database. */
const filesIn = async (folder: string): Promise<readonly Searched[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(files.map(async (file) => ({ place: relative(folder, file), bytes: await readFile(file) })));
};

const textOf = (place: string, value: unknown): Searched => {
  const text = typeof value === 'string' ? value : JSON.stringify(value, (_, part) => plain(part));
  return { place, bytes: Buffer.from(text) };
};

const plain = (part: unknown): unknown => (typeof part === 'bigint' ? part.toString() : part);

/** Starts a league in one process, with a log of everything that it can say. */
export const watchEmbedded = async (): Promise<WatchedLeague> => {
  const folder = await mkdtemp(join(tmpdir(), 'league-'));
  const kills: (() => Promise<void>)[] = [];
  const running = league(
    ['start', '--empty'],
    { ...settingsOn(folder), LOG_LEVEL: 'trace' },
    { atEnd: (kill) => kills.push(kill) },
  );
  const server = await loggedIn(running);
  return {
    url: server.at,
    token: server.token,
    call: server.call,
    kept: () => filesIn(folder),
    end: async () => {
      server.child.kill('SIGTERM');
      const { out, err } = await server.ended;
      const left = await filesIn(folder);
      for (const kill of kills) await kill();
      await rm(folder, { recursive: true, force: true });
      return [...left, textOf('the output', out + err)];
    },
  };
};

/** Starts a league in several processes. */
export const watchDistributed = async (ways: DistributedWays): Promise<WatchedLeague> => {
  const started = await startDistributedLeague(ways);
  const processes = started.names.map((name) => [name, started.process(name)] as const);
  return {
    url: started.url,
    token: started.token,
    call: started.call,
    kept: async (position) => [
      ...(await filesIn(started.environment['DATA_DIR'] ?? '')),
      ...(await collectionsOf(started)),
      await topicOf(started, BigInt(position)),
      ...(ways.log === 'eventstoredb' ? [await eventsOf(started)] : []),
    ],
    end: async () => {
      await started.stop();
      return processes.map(([name, { said }]) => textOf(`the output of ${name}`, said()));
    },
  };
};

/** Every collection of the league's database, as the server stores its documents. */
const collectionsOf = async ({ environment }: DistributedUnderTest): Promise<readonly Searched[]> => {
  const mongo = openMongo(environment['MONGODB_URL'] ?? '', environment['LEAGUE'] ?? '');
  try {
    const collections = await mongo.database.collections();
    return await Promise.all(
      collections.map(async (collection) => {
        const documents: unknown[] = await collection.find({}, { raw: true }).toArray();
        return { place: `collection ${collection.collectionName}`, bytes: Buffer.concat(documents as Buffer[]) };
      }),
    );
  } finally {
    await mongo.close();
  }
};

/** Every message of the topic, once it has the event at this position. */
const topicOf = ({ environment }: DistributedUnderTest, position: bigint): Promise<Searched> =>
  vi.waitFor(async () => {
    const messages = await readTopic(kafkaOf(readConfig(environment), pino({ level: 'silent' })));
    if (!messages.some((message) => BigInt(message.position) >= position)) throw new Error('the topic lags behind');
    return textOf('the topic', messages);
  }, LONG_MS);

/** More events than a test writes. */
const ALL = 10_000;

/** Every event of a log in EventStoreDB, data and metadata. */
const eventsOf = async ({ environment }: DistributedUnderTest): Promise<Searched> => {
  const store = openEventStoreDb(environment['EVENTSTORE_URL'] ?? '', { log: pino({ level: 'silent' }) });
  try {
    return textOf('the log', await openEventStoreDbRawLog(store, environment['LEAGUE'] ?? '').page(0n, ALL));
  } finally {
    await store.close();
  }
};
