import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LogCorrupt } from '@league/events/ports/event-store.ts';
import {
  openSqliteEventStore,
  refuseOtherTable,
  TABLE_VERSION,
  UNFINISHED_COPY,
} from '../../adapters/event-store/sqlite.ts';
import { meansDamage, toPortError } from '../../adapters/event-store/sqlite-errors.ts';
import { lastReadable, verifyLog } from '../../adapters/event-store/sqlite-verification.ts';
import { checksumOf } from '../../adapters/event-store/stored-events.ts';
import type { RawEvent, RawLog } from './raw-log.ts';

/** A log in a file, whose folder this process has locked. */
export type SqliteRawLog = RawLog & { readonly close: () => void };

/** One that is copied into: as long as it is unfinished no server opens it. */
export type SqliteCopyTarget = SqliteRawLog & {
  readonly isUnfinished: () => boolean;
  readonly setUnfinished: (unfinished: boolean) => void;
};

/** A log to copy from: nothing in it is changed. @throws LogCorrupt, StoreUnavailable */
export const openSqliteSource = (file: string, onNotice: (text: string) => void): SqliteRawLog => {
  const db = openChecked(file, onNotice, true);
  refuseOtherTable(db, file);
  return rawLogIn(db, file);
};

/** A log to copy into, made if it is missing. @throws LogCorrupt, StoreUnavailable */
export const openSqliteTarget = async (file: string, onNotice: (text: string) => void): Promise<SqliteCopyTarget> => {
  if (!existsSync(file)) await openSqliteEventStore(file).close();
  const db = openChecked(file, onNotice, false);
  db.exec('PRAGMA synchronous = FULL');
  const isUnfinished = (): boolean => db.prepare('PRAGMA user_version').get()?.['user_version'] === UNFINISHED_COPY;
  if (!isUnfinished()) refuseOtherTable(db, file);
  return {
    ...rawLogIn(db, file),
    isUnfinished,
    setUnfinished: (unfinished) =>
      guarded(file, () => db.exec(`PRAGMA user_version = ${unfinished ? UNFINISHED_COPY : TABLE_VERSION}`)),
  };
};

const openChecked = (file: string, onNotice: (text: string) => void, readOnly: boolean): DatabaseSync => {
  // The checksum of every event, and that none is missing: nobody would find it out behind a copy.
  verifyLog(file, onNotice);
  return guarded(file, () => new DatabaseSync(file, { readOnly }));
};

const guarded = <Result>(file: string, work: () => Result): Result => {
  try {
    return work();
  } catch (error) {
    if (!meansDamage(error)) throw toPortError(error, file);
    throw new LogCorrupt(file, lastReadable(file), error instanceof Error ? error.message : 'damaged');
  }
};

type Row = Omit<RawEvent, 'version' | 'recordedAt'> & { readonly version: bigint; readonly recordedAt: bigint };

const PAGE = `SELECT position, stream, revision, type, version, id, recorded_at AS recordedAt, data, metadata
  FROM events WHERE position > ? ORDER BY position LIMIT ?`;

const rawLogIn = (db: DatabaseSync, file: string): SqliteRawLog => {
  const page = db.prepare(PAGE);
  const last = db.prepare('SELECT coalesce(max(position), 0) AS head FROM events');
  for (const statement of [page, last]) statement.setReadBigInts(true);
  return {
    name: file,
    page: async (after, limit) => {
      const rows = guarded(file, () => page.all(after, limit) as unknown as readonly Row[]);
      return rows.map((row) => ({ ...row, version: Number(row.version), recordedAt: Number(row.recordedAt) }));
    },
    head: async () => guarded(file, () => last.get()?.['head'] as bigint),
    append: async (events) => guarded(file, () => insertAll(db, events)),
    close: () => db.close(),
  };
};

/** All of them in one transaction. */
const insertAll = (db: DatabaseSync, events: readonly RawEvent[]): void => {
  const insert = db.prepare(`INSERT INTO events
    (position, stream, revision, type, version, id, recorded_at, data, metadata, checksum)
    VALUES ((SELECT coalesce(max(position), 0) + 1 FROM events), ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const event of events) {
      const { stream, revision, type, version, id, recordedAt, data, metadata } = event;
      const checksum = checksumOf(stream, revision, event);
      insert.run(stream, revision, type, version, id, recordedAt, data, metadata, checksum);
    }
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};
