import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { UnreadableEvent } from '@league/events/codec.ts';
import { type EventStore, type JustAppended, LogCorrupt, StoreUnavailable } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import { type Check, CHECKED, type Checks, checksFirst } from './check-behind.ts';
import { type Appends, createAppends, type Revisions, single } from './sqlite-appends.ts';
import { meansDamage, toPortError } from './sqlite-errors.ts';
import { APPLICATION_ID, endOf, type LogDamage, logErrorOf, verifyLog } from './sqlite-verification.ts';
import { readableOf, type ReplayRow, type Row, toRecorded, toReplayed } from './stored-events.ts';
import { keepWalSmall, type WalCheckpoints, walLimitBytes } from './wal-checkpoints.ts';

export type SqliteEventStoreOptions = {
  /** For reading beside a running server: checks nothing, writes nothing, refuses appends. */
  readonly readOnly?: boolean;
  /**
   * Is told what opening found and left out (an unfinished write of a killed process), and when a reader cannot look at the
   * file. By default a process warning says it.
   */
  readonly onNotice?: (text: string) => void;
  /**
   * The caller has locked the folder, so that nobody else writes to the file while it is open: who follows a stream is then
   * told from memory that nothing is new.
   */
  readonly soleWriter?: boolean;
  /** Position of the furthest checkpoint beside the log: every event up to there was acknowledged. */
  readonly seen?: bigint;
  /** When the content of the file is checked: before it is opened unless told. */
  readonly checks?: Checks;
  /** For reading: whether the check that the writer has begun is done. */
  readonly isChecked?: () => boolean;
  /** Pages waiting in the `-wal` file before they are moved into the main file. */
  readonly framesToCheckpoint?: number;
  /** For tests: the connection, to make the file full or locked. */
  readonly onOpen?: (db: DatabaseSync) => void;
};

/**
 * During the check behind, streams, the head and ids can be read. Appends, pages and replays throw StoreUnavailable: no event and no
 * read model rests on a damaged log.
 */
export type SqliteEventStore = EventStore & {
  /** Of the content; rejects with LogCorrupt. */
  readonly check: Check;
  /** @throws StoreUnavailable when nothing can be appended: the file may not be written, or is locked */
  readonly checkWritable: () => Promise<void>;
};

/** Version of the table, in PRAGMA user_version. */
export const TABLE_VERSION = 1;
/** Stands there instead while a league is copied into the file (infra/programs/copy): nobody may open it before it is whole. */
export const UNFINISHED_COPY = -1;
const PAGE_BYTES = 4_096;
/** How long an append may wait for another process's lock before it is refused. It blocks the event loop. */
const LOCK_TIMEOUT_MS = 250;
/** How often a reader beside a running server looks for news. */
const LOOK_EVERY_MS = 20;

const CREATE = `
  CREATE TABLE events (
    position    INTEGER PRIMARY KEY,
    stream      TEXT    NOT NULL,
    revision    INTEGER NOT NULL,
    type        TEXT    NOT NULL,
    version     INTEGER NOT NULL,
    id          TEXT    NOT NULL,
    recorded_at INTEGER NOT NULL,
    data        TEXT    NOT NULL,
    metadata    TEXT    NOT NULL,
    checksum    INTEGER NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT`;

const REPLAYED = 'position, type, version, stream, recorded_at, data';
const RECORDED = `${REPLAYED}, revision, id, metadata`;
const PAGE = 'FROM events WHERE position > ? ORDER BY position LIMIT ?';

/**
 * The log in one SQLite file, made if it is missing: WAL, synchronous=FULL, one writer, group commit. Positions run
 * from 1 without gaps. Event ids are not indexed: a repeated append is recognised by reading what stands behind its
 * expected revision. The file is checked before it is opened (verifyLog), its content behind where `checks` say so, and never repaired.
 * @throws LogCorrupt, StoreUnavailable
 */
export const openSqliteEventStore = (file: string, options: SqliteEventStoreOptions = {}): SqliteEventStore => {
  try {
    if (options.readOnly === true) return openReader(file, options);
    const { onNotice = warn, seen, checks = checksFirst } = options;
    const behind = existsSync(file) && statSync(file).size > checks.atOnceBytes;
    if (!existsSync(file)) create(file);
    else verifyLog(file, onNotice, seen, behind ? endOf : undefined);
    return openWriter(file, options, () => (behind ? checks.begin(CHECK_WORKER, file, damageOf(file)) : CHECKED));
  } catch (error) {
    if (meansDamage(error)) throw new LogCorrupt(file, 0n, reasonOf(error));
    throw toPortError(error, file);
  }
};

const CHECK_WORKER = new URL('./sqlite-verification.worker.ts', import.meta.url);

const damageOf =
  (file: string) =>
  (found: unknown): LogCorrupt => {
    const { lastGood, detail } = found as LogDamage;
    return new LogCorrupt(file, lastGood, detail);
  };

const warn = (text: string): void => process.emitWarning(text);

/** Made under another name and then renamed, so that an empty or half file is always damage. */
const create = (file: string): void => {
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new LogCorrupt(file, 0n, 'the file is missing beside its -wal file');
  }
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const db = new DatabaseSync(draft);
  db.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA application_id = ${APPLICATION_ID}`);
  db.exec(`PRAGMA user_version = ${TABLE_VERSION}; PRAGMA synchronous = FULL; ${CREATE}; PRAGMA journal_mode = WAL`);
  db.close();
  renameSync(draft, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

const openWriter = (file: string, options: SqliteEventStoreOptions, beginCheck: () => Check): SqliteEventStore => {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
  refuseOtherTable(db, file);
  db.exec('PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA wal_autocheckpoint = 0');
  db.exec(`PRAGMA journal_size_limit = ${walLimitBytes(PAGE_BYTES)}`);
  options.onOpen?.(db);
  const listeners: Listeners = new Set();
  const checkpoints: WalCheckpoints = keepWalSmall(db, file, options.framesToCheckpoint);
  const appends: Appends = createAppends(db, file, {
    commit: (appended) => {
      for (const listener of listeners) listener(appended);
      checkpoints.afterCommit();
    },
    failure: checkpoints.renew,
  });
  const reading = readingFrom(db, file, options.soleWriter === true ? appends.revisions : undefined);
  const check = beginCheck();
  return {
    ...onceChecked({ ...reading, append: appends.append, checkWritable: appends.checkWritable }, check.isDone, file),
    check,
    onAppended: (listener) => subscribe(listeners, listener),
    close: async () => {
      await check.stop();
      await appends.close();
      await checkpoints.close();
      if (db.isOpen) db.close();
    },
  };
};

type Gated = Pick<SqliteEventStore, 'append' | 'checkWritable' | 'readAll' | 'replay'>;

const onceChecked = <Store extends Gated>(store: Store, isDone: () => boolean, file: string): Store => {
  if (isDone()) return store;
  const after =
    <Given extends readonly unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (isDone()) return work(...given);
      throw new StoreUnavailable(`${file} is being checked: nothing is recorded until it has proven to be whole`);
    };
  const { append, checkWritable, readAll, replay } = store;
  return {
    ...store,
    append: after(append),
    checkWritable: after(checkWritable),
    readAll: after(readAll),
    replay: after(replay),
  };
};

const openReader = (file: string, options: SqliteEventStoreOptions): SqliteEventStore => {
  const db = new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT_MS });
  refuseOtherTable(db, file);
  options.onOpen?.(db);
  const listeners: Listeners = new Set();
  let stopWatching = (): void => {};
  const isChecked = options.isChecked ?? CHECKED.isDone;
  const [append, checkWritable] = [() => refuseWriting(file), () => refuseWriting(file)];
  return {
    ...onceChecked({ ...readingFrom(db, file), append, checkWritable }, isChecked, file),
    check: CHECKED,
    onAppended: (listener) => {
      if (listeners.size === 0) stopWatching = watch(db, file, listeners, options.onNotice ?? warn);
      const remove = subscribe(listeners, listener);
      return () => {
        remove();
        if (listeners.size === 0) stopWatching();
      };
    },
    close: async () => {
      stopWatching();
      if (db.isOpen) db.close();
    },
  };
};

const refuseWriting = async (file: string): Promise<never> => {
  throw new StoreUnavailable(`${file}: opened for reading only`);
};

/** Closes the connection when this program cannot use the table. @throws StoreUnavailable */
export const refuseOtherTable = (db: DatabaseSync, file: string): void => {
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version === TABLE_VERSION) return;
  db.close();
  if (version === UNFINISHED_COPY) {
    throw new StoreUnavailable(`${file}: the copy of a league into it is not finished: run 'league copy' again`);
  }
  throw new StoreUnavailable(`${file}: its table has version ${String(version)}, this program reads ${TABLE_VERSION}`);
};

type Listener = (appended?: readonly JustAppended[]) => void;
type Listeners = Set<Listener>;

/** Each listener under an identity of its own, so that one function can listen twice. */
const subscribe = (listeners: Listeners, listener: Listener): (() => void) => {
  const own: Listener = (appended) => listener(appended);
  listeners.add(own);
  return () => listeners.delete(own);
};

/**
 * Tells the listeners when another process has written. Does not keep the process alive, and does not end it either: where the
 * file cannot be looked at, which is told once, it is looked at again.
 */
const watch = (
  db: DatabaseSync,
  file: string,
  listeners: ReadonlySet<Listener>,
  onNotice: (text: string) => void,
): (() => void) => {
  const dataVersion = db.prepare('PRAGMA data_version');
  const look = (): unknown => dataVersion.get()?.['data_version'];
  let seen = look();
  let failing = false;
  const timer = setInterval(() => {
    let now: unknown;
    try {
      now = look();
    } catch (error) {
      if (!failing) onNotice(`${file}: news of the log is late, it cannot be looked at: ${reasonOf(error)}`);
      failing = true;
      return;
    }
    if (failing) onNotice(`${file}: the log can be looked at again`);
    failing = false;
    if (now === seen) return;
    seen = now;
    for (const listener of listeners) listener();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

type Reading = Pick<EventStore, 'readStream' | 'readAll' | 'replay' | 'head' | 'headMayLag' | 'idAt'>;

const readingFrom = (db: DatabaseSync, file: string, remembered?: Revisions): Reading => {
  const prepare = (sql: string): StatementSync => {
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  const replayPage = prepare(`SELECT ${REPLAYED} ${PAGE}`);
  const recordedPage = prepare(`SELECT ${RECORDED} ${PAGE}`);
  const streamRows = prepare(`SELECT ${RECORDED} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision`);
  const lastRevision = prepare('SELECT max(revision) FROM events WHERE stream = ?');
  const lastPosition = prepare('SELECT max(position) FROM events');
  const idOf = prepare('SELECT id FROM events WHERE position = ?');
  lastRevision.setReadBigInts(true);
  lastPosition.setReadBigInts(true);

  const reading = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw logErrorOf(error, file);
    }
  };

  return {
    readStream: async (stream, from = 0n) =>
      reading(() => {
        // Who follows a stream mostly finds nothing new: its revision alone says so.
        if (from > 0n) {
          const revision = remembered?.known(stream) ?? single(lastRevision, stream) ?? 'no-stream';
          if (revision !== 'no-stream') remembered?.remember(stream, revision);
          if (revision === 'no-stream' || revision < from) return { events: [], revision };
        }
        const rows = streamRows.all(stream, from) as unknown as readonly Row[];
        const last = rows.at(-1);
        return { events: rows.map(toRecorded), revision: last === undefined ? 'no-stream' : BigInt(last[6]) };
      }),
    readAll: async (after, limit) =>
      readableOf(reading(() => page(recordedPage, file, after, limit)) as readonly Row[], toRecorded),
    replay: async (after, limit) => {
      const rows = reading(() => page(replayPage, file, after, limit));
      try {
        return readableOf(rows, toReplayed);
      } catch (error) {
        if (!(error instanceof UnreadableEvent)) throw error;
        // Only the whole row says which event it is.
        return (reading(() => page(recordedPage, file, after, 1)) as readonly Row[]).map(toReplayed);
      }
    },
    head: async () => reading(() => single(lastPosition) ?? 0n),
    headMayLag: false,
    idAt: async (position) => reading(() => (idOf.get(position) as readonly [string] | undefined)?.[0]),
  };
};

/** The rows behind a position up to the first that is damaged or missing. @throws LogCorrupt when that is the next one */
const page = (statement: StatementSync, file: string, after: bigint, limit: number): readonly ReplayRow[] => {
  const rows = allReadable(statement, file, after, limit);
  const last = rows.at(-1);
  if (last === undefined || BigInt(last[0]) === after + BigInt(rows.length)) return rows;
  const whole = rows.findIndex((row, index) => BigInt(row[0]) !== after + BigInt(index + 1));
  if (whole === 0) throw new LogCorrupt(file, after, `the next event stands at position ${rows[0]?.[0]}`);
  return rows.slice(0, whole);
};

const allReadable = (statement: StatementSync, file: string, after: bigint, limit: number): readonly ReplayRow[] => {
  try {
    return statement.all(after, limit) as unknown as readonly ReplayRow[];
  } catch (error) {
    if (!meansDamage(error)) throw error;
    const rows: ReplayRow[] = [];
    try {
      for (const row of statement.iterate(after, limit)) rows.push(row as unknown as ReplayRow);
    } catch {
      if (rows.length === 0) throw new LogCorrupt(file, after, reasonOf(error));
    }
    return rows;
  }
};
