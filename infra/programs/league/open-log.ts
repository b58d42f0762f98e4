import { existsSync } from 'node:fs';
import type { EventFeed } from '@league/events/ports/event-feed.ts';
import { type EventStore, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { createInProcessFeed } from '../../adapters/event-feed/in-process.ts';
import { feedOnceChecked } from '../../adapters/event-feed/once-checked.ts';
import { type Check, CHECKED } from '../../adapters/event-store/check-behind.ts';
import { openSqliteEventStore } from '../../adapters/event-store/sqlite.ts';
import type { Opening } from '../main/process.ts';
import { type Closing, openAll } from './closing.ts';
import { LogLost, type LogWitness, refuseLagging, refuseLostFile } from './lost-log.ts';

/** A league's log, as one process has it. */
export type Log = {
  readonly store: EventStore;
  /** Delivery from the log itself, without Kafka between. */
  readonly feed: EventFeed;
  /** Whether something can be appended, as far as that can be known without. @throws StoreUnavailable */
  readonly checkWritable: () => Promise<void>;
  /** Of its file; nothing is recorded or handed on before. Rejects with LogCorrupt. */
  readonly check: Check;
  readonly close: () => Promise<void>;
};

type OpenedLog = Omit<Log, 'close'>;
type LogOpening = Pick<Opening, 'config' | 'folder' | 'log' | 'onNotice' | 'retryPolicy' | 'checks'>;

/**
 * Opens the log that the settings name. Only the process that has locked the folder may open a SQLite log to write; others
 * read beside it. Where there is a `witness`, an empty log is refused, and nothing is begun in it; on a server that may lag its
 * events are waited for.
 * @throws StoreUnavailable while it is not there, UnsuitableServer when it will never do, LogCorrupt, LogLost
 */
export const openLog = (opening: LogOpening, access: 'write' | 'read', witness: LogWitness | undefined): Promise<Log> =>
  openAll(async (closing) => {
    const { config, folder } = opening;
    const log = await (config.EVENT_LOG === 'eventstoredb'
      ? openServerLog(opening, closing)
      : openFileLog(opening, closing, access, witness));
    if (witness !== undefined && (await log.store.head()) === 0n) {
      await refuseLagging(log.store, witness);
      throw new LogLost(folder.eventsFile, 'is empty', witness);
    }
    return { ...log, close: closing.close };
  });

const openServerLog = async ({ config, log, retryPolicy }: LogOpening, closing: Closing): Promise<OpenedLog> => {
  const { EVENTSTORE_URL: url = '', LEAGUE: league } = config;
  // A client of many files, which those whose log is a file need not load.
  const { checkEventStoreDb, openEventStoreDb } = await import('../../adapters/servers/eventstoredb.ts');
  const { openEventStoreDbEventStore } = await import('../../adapters/event-store/eventstoredb.ts');
  const server = openEventStoreDb(url, { log, retryPolicy });
  closing.add(server.close);
  await checkEventStoreDb(server);
  const store = openEventStoreDbEventStore(server, league);
  closing.add(store.close);
  // Whether this process may append to it shows when it appends.
  return { store, feed: store.feed, checkWritable: async () => {}, check: CHECKED };
};

const openFileLog = async (
  { folder, onNotice, checks }: LogOpening,
  closing: Closing,
  access: 'write' | 'read',
  witness: LogWitness | undefined,
): Promise<OpenedLog> => {
  const file = folder.eventsFile;
  if (access === 'write') refuseLostFile(file, witness);
  if (access === 'read' && !existsSync(file)) {
    throw new StoreUnavailable(`there is no log in ${folder.path} yet: command-api makes it`);
  }
  const store =
    access === 'read'
      ? openSqliteEventStore(file, { readOnly: true, onNotice })
      : openSqliteEventStore(file, { onNotice, soleWriter: true, seen: witness?.position ?? 0n, checks });
  closing.add(store.close);
  const { check, checkWritable } = store;
  return { store, feed: feedOnceChecked(createInProcessFeed(store), check.done), checkWritable, check };
};
