import { existsSync } from 'node:fs';
import { pauseFor } from '@league/command-api/processes/retries.ts';
import type { LeaseStore } from '@league/events/ports/lease-store.ts';
import pino from 'pino';
import { type Config, ConfigError } from '../config.ts';
import { DataFolderError, type DataFolder, lockFolder, prepareFolder } from '../data-folder/data-folder.ts';
import { createMongoLeases } from '../../adapters/leases/mongodb-leases.ts';
import { openAll } from '../league/closing.ts';
import { OperationRefused } from '../operations/operations.ts';
import { checkEventStoreDb, openEventStoreDb } from '../../adapters/servers/eventstoredb.ts';
import { checkMongo, type Mongo, mongoGuard, openMongo } from '../../adapters/servers/mongodb.ts';
import type { Side, Target } from './copy-league.ts';
import { openEventStoreDbRawLog } from './eventstoredb-raw-log.ts';
import { mongoRawAccounts } from './mongodb-raw-accounts.ts';
import { holdsAccounts } from './raw-accounts.ts';
import { sqliteRawAccounts } from './sqlite-raw-accounts.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite-raw-log.ts';
import {
  isUnfinishedCopy,
  refuseUnfinishedCopy,
  setUnfinishedCopy,
  UNFINISHED_COPIES,
} from '../../adapters/accounts/mongodb-unfinished-copy.ts';

type Closable = { readonly close: () => Promise<void> };
type OnNotice = (text: string) => void;

/** The lock on the folder keeps every other process away. */
const locked = async (): Promise<void> => undefined;

/** The league in a folder, locked. @throws DataFolderError, LogCorrupt, StoreUnavailable */
export const openFolderSource = (folder: DataFolder, onNotice: OnNotice): Promise<Side & Closable> =>
  openAll(async (closing) => {
    const { path, eventsFile, accountsFile } = folder;
    if (!existsSync(eventsFile)) throw new DataFolderError(`there is no league in ${path}`);
    closing.add(lockFolder(folder).release);
    if (!existsSync(accountsFile)) throw new DataFolderError(`${accountsFile} is missing beside the log`);
    const log = openSqliteSource(eventsFile, onNotice);
    closing.add(log.close);
    return { log, accounts: sqliteRawAccounts(accountsFile), refuseWhileInUse: locked, close: closing.close };
  });

/** A folder to copy a league into, locked; made if need be. @throws DataFolderError, LogCorrupt, StoreUnavailable */
export const openFolderTarget = (folder: DataFolder, onNotice: OnNotice): Promise<Target & Closable> =>
  openAll(async (closing) => {
    const { path, eventsFile, accountsFile, readModelsFile } = folder;
    prepareFolder(folder);
    closing.add(lockFolder(folder).release);
    const stray = existsSync(eventsFile) ? undefined : [accountsFile, readModelsFile].find((file) => existsSync(file));
    if (stray !== undefined) throw new DataFolderError(`${path} is not empty: ${stray} stands there without a log`);
    const log = await openSqliteTarget(eventsFile, onNotice);
    closing.add(log.close);
    const accounts = sqliteRawAccounts(accountsFile);
    return {
      log,
      accounts,
      refuseWhileInUse: locked,
      isUnfinished: async () => log.isUnfinished(),
      setUnfinished: async (unfinished) => log.setUnfinished(unfinished),
      leftover: async () => {
        if (existsSync(readModelsFile)) return readModelsFile;
        return holdsAccounts(await accounts.read(0)) ? accountsFile : undefined;
      },
      close: closing.close,
    };
  });

/**
 * The league of these settings on its servers. An unfinished copy is refused as a source.
 * @throws ConfigError, StoreUnavailable, UnsuitableServer
 */
export const openServers = (config: Config, as: 'source' | 'target'): Promise<Target & Closable> =>
  openAll(async (closing) => {
    const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl, LEAGUE: league } = config;
    if (eventStoreUrl === undefined || mongoUrl === undefined) {
      throw new ConfigError('bad settings: a copy needs EVENTSTORE_URL and MONGODB_URL, where the servers are');
    }
    const eventStoreDb = openEventStoreDb(eventStoreUrl, { log: pino({ level: 'silent' }) });
    closing.add(eventStoreDb.close);
    await checkEventStoreDb(eventStoreDb);
    const mongo = openMongo(mongoUrl, league);
    closing.add(mongo.close);
    await checkMongo(mongo);
    if (as === 'source') await refuseUnfinishedCopy(mongo);
    const leases = createMongoLeases(mongo);
    return {
      log: openEventStoreDbRawLog(eventStoreDb, league),
      accounts: mongoRawAccounts(mongo),
      refuseWhileInUse: () => refuseWhileRunning(leases),
      isUnfinished: () => isUnfinishedCopy(mongo),
      setUnfinished: (unfinished) => setUnfinishedCopy(mongo, unfinished),
      leftover: () => leftoverIn(mongo),
      close: closing.close,
    };
  });

/** One of the command-apis that run holds this lease; no other process writes to the log or the accounts. */
const LEASE = 'processes';
/** A lease whose beat stands still for so long has expired (infra/adapters/leases/hold-lease.ts). */
const QUIET_MS = 6_000;
const LOOK_EVERY_MS = 200;

/** Waits some seconds for the lease of a process that was killed to expire. @throws OperationRefused when it beats */
export const refuseWhileRunning = async (leases: Pick<LeaseStore, 'read'>, quietMs = QUIET_MS): Promise<void> => {
  const first = await leases.read(LEASE);
  for (let now = first, until = performance.now() + quietMs; now !== undefined && !now.released; ) {
    if (now.epoch !== first?.epoch || now.beat !== first.beat) {
      throw new OperationRefused(`command-api runs on these servers (${now.owner}): stop it first`);
    }
    if (performance.now() >= until) return;
    await pauseFor(LOOK_EVERY_MS, new AbortController().signal);
    now = await leases.read(LEASE);
  }
};

/** Collections that a process makes at its start, whether or not the league has events. */
const OF_NO_MATTER: ReadonlySet<string> = new Set(['secrets', 'leases', UNFINISHED_COPIES]);

const leftoverIn = ({ database }: Mongo): Promise<string | undefined> =>
  mongoGuard(async () => {
    for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
      if (OF_NO_MATTER.has(name) || name.startsWith('system.')) continue;
      const found = await database.collection(name).findOne({}, { projection: { _id: 1 } });
      if (found !== null) return `database ${database.databaseName} holds ${name} without a log beside`;
    }
    return undefined;
  });
