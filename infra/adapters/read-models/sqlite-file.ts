import { accessSync, constants, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import { type Check, CHECKED, checkBehind } from '../event-store/check-behind.ts';
import { meansDamage, toPortError } from '../event-store/sqlite-errors.ts';
import { beside } from '../event-store/sqlite-verification.ts';
import { walLimitBytes } from '../event-store/wal-checkpoints.ts';
import { transact } from './sqlite-generations.ts';
import { checksumOf, type Values } from './sqlite-rows.ts';
import { documentTable, fieldColumn, quoted } from './sqlite-schema.ts';

/** Raised when the tables below change. A file of another layout is replaced by a new one, because the log can rebuild everything in it. */
const LAYOUT = 2;
/**
 * The layout before, with checkpoints without the id of their event, and documents without checksums. A file of it is migrated,
 * and serves on.
 */
const BEFORE = 1;

/**
 * `models` points to the generation that serves and remembers the highest number given out. `carried` holds the season acts,
 * apart from the checkpoint, since they change a few times a season and the checkpoint with every event. The documents of a
 * generation stand in a table of their own ({@link documentTable}).
 */
const TABLES = `
  CREATE TABLE models (
    projection TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    live INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE generations (
    projection TEXT NOT NULL,
    generation INTEGER NOT NULL,
    version INTEGER NOT NULL,
    fields TEXT NOT NULL,
    complete INTEGER NOT NULL DEFAULT 0,
    position INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL DEFAULT 0,
    event_id TEXT,
    PRIMARY KEY (projection, generation)
  ) WITHOUT ROWID;
  CREATE TABLE carried (
    projection TEXT NOT NULL,
    generation INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (projection, generation)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${LAYOUT};`;

/** Bytes of a page. A match's lines are just over half a page of 4 KiB, whose other half would stay empty (ADR 33). */
export const PAGE_BYTES = 8_192;

/** Damage that our own look has found, not SQLite. */
export class ReadModelsDamaged extends Error {
  override readonly name = 'ReadModelsDamaged';
}

export type ReadModelFileOptions = {
  readonly onNotice: (notice: string) => void;
  /** The projections of this release; tables of all others are removed. */
  readonly projections?: readonly string[] | undefined;
  /** A larger file is checked behind its opening; every file is checked first unless told. */
  readonly checkedAtOnceBytes?: number | undefined;
};

/**
 * Opens read-models.db for writing, or makes it. The log can rebuild everything in it: a file that is damaged or of another
 * layout is set aside as `….damaged`, a new file takes its place, and `onNotice` hears of it. Damage that the check behind finds
 * is for the caller: `check` rejects with ReadModelsDamaged.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const openReadModelFile = (
  file: string,
  options: ReadModelFileOptions,
): { readonly db: DatabaseSync; readonly check: Check } => {
  const { onNotice, checkedAtOnceBytes = Number.POSITIVE_INFINITY } = options;
  const open = (): DatabaseSync | undefined => openKnown(file, options);
  const openAnew = (why: string): DatabaseSync => {
    setAside(file, why, onNotice);
    const db = open();
    if (db === undefined) throw new Error(`${file} cannot be begun anew`);
    return db;
  };
  try {
    const db = open();
    if (db === undefined) return { db: openAnew('has another layout'), check: CHECKED };
    return { db, check: beginCheck(db, file, checkedAtOnceBytes) };
  } catch (error) {
    if (!(error instanceof ReadModelsDamaged) && !meansDamage(error)) throw toPortError(error, file);
    return { db: openAnew('is damaged'), check: CHECKED };
  }
};

const CHECK_WORKER = new URL('./sqlite-check.worker.ts', import.meta.url);

/** @throws ReadModelsDamaged with the connection closed, where the file is checked at once */
const beginCheck = (db: DatabaseSync, file: string, atOnceBytes: number): Check => {
  if (statSync(file).size > atOnceBytes) {
    return checkBehind(CHECK_WORKER, file, (reason) => new ReadModelsDamaged(String(reason)));
  }
  try {
    verify(db, file);
  } catch (error) {
    db.close();
    throw error;
  }
  return CHECKED;
};

/** Makes room for a new file. */
export const setAside = (file: string, why: string, onNotice: (notice: string) => void): void => {
  renameSync(file, `${file}.damaged`);
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
  onNotice(`${file} ${why}: set aside as ${file}.damaged; the read models are rebuilt from the log`);
};

/** The file, open; undefined when it has another layout. */
const openKnown = (file: string, options: ReadModelFileOptions): DatabaseSync | undefined => {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      PRAGMA wal_autocheckpoint = 0; PRAGMA journal_size_limit = ${walLimitBytes(PAGE_BYTES)};
      PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY`);
    const layout = db.prepare('PRAGMA user_version').get()?.['user_version'];
    const tables = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count'];
    if (tables === 0) {
      db.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT`);
      return db;
    }
    // SQLite opens a read-only file without a word, and would refuse the first event.
    accessSync(file, constants.W_OK);
    const isOurs = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'generations'").get() !== undefined;
    if (isOurs && layout === BEFORE) migrateLayout(db);
    if (isOurs && (layout === BEFORE || layout === LAYOUT)) {
      if (!isOfEarlierRelease(db, options)) return db;
      if (rewrite(db, file, options)) return openKnown(file, options);
      return db;
    }
  } catch (error) {
    if (db.isOpen) db.close();
    throw error;
  }
  db.close();
  return undefined;
};

const TABLES_OF = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB '*/*'";

/** Tables of projections that this release has no more. */
const orphansIn = (db: DatabaseSync, { projections }: ReadModelFileOptions): readonly string[] =>
  db
    .prepare(TABLES_OF)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => projections?.includes(projectionOf(name)) === false);

const projectionOf = (table: string): string => table.slice(0, table.lastIndexOf('/'));

const isOfEarlierRelease = (db: DatabaseSync, options: ReadModelFileOptions): boolean =>
  db.prepare('PRAGMA page_size').get()?.['page_size'] !== PAGE_BYTES || orphansIn(db, options).length > 0;

/**
 * Replaces the file of an earlier release, once, by a file with pages of this release and without tables of projections that are
 * gone. The caller opens the new file. False where there is no room for it, such as on a full disk: the old file serves on.
 */
const rewrite = (db: DatabaseSync, file: string, options: ReadModelFileOptions): boolean => {
  const { onNotice } = options;
  const rewritten = `${file}.new`;
  onNotice(`${file} is of an earlier release and is rewritten once: this start takes longer`);
  try {
    for (const table of orphansIn(db, options)) removeProjection(db, table);
    rmSync(rewritten, { force: true });
    db.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
    db.prepare('VACUUM INTO ?').run(rewritten);
  } catch (error) {
    if (meansDamage(error)) throw error;
    rmSync(rewritten, { force: true });
    onNotice(`${file} stays as it was until the next start: ${reasonOf(error)}`);
    return false;
  }
  db.close();
  // Its pages stand in the new file. A -wal file that is left would be taken for that of the new one.
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
  renameSync(rewritten, file);
  return true;
};

const removeProjection = (db: DatabaseSync, table: string): void =>
  transact(db, () => {
    db.exec(`DROP TABLE ${quoted(table)}`);
    for (const from of ['models', 'generations', 'carried']) {
      db.prepare(`DELETE FROM ${from} WHERE projection = ?`).run(projectionOf(table));
    }
  });

const migrateLayout = (db: DatabaseSync): void => {
  const tables = db.prepare(TABLES_OF).all();
  const columns = tables.map(({ name }) => `ALTER TABLE ${quoted(String(name))} ADD COLUMN checksum INTEGER;`);
  const ids = 'ALTER TABLE generations ADD COLUMN event_id TEXT;';
  db.exec(`BEGIN IMMEDIATE; ${ids} ${columns.join(' ')} PRAGMA user_version = ${LAYOUT}; COMMIT`);
};

/** What is wrong with a file that is open for writing; undefined for a whole one. @throws StoreUnavailable */
export const damageBehind = (file: string): string | undefined => {
  try {
    beside(file, (db) => {
      // One transaction: generations that are switched meanwhile stay as they are here.
      db.exec('BEGIN');
      verify(db, file);
    });
  } catch (error) {
    if (!(error instanceof ReadModelsDamaged)) throw error;
    return error.message;
  }
  return undefined;
};

/** Content that cannot be understood is damage as well: a changed name, a list that is none. @throws ReadModelsDamaged */
const verify = (db: DatabaseSync, file: string): void => {
  try {
    verifyContent(db);
  } catch (error) {
    if (toPortError(error, file) instanceof StoreUnavailable) throw error;
    throw new ReadModelsDamaged(`${file} is damaged`, { cause: error });
  }
};

/**
 * Checks every page, every index and every document that serves: a letter that changed on the disk would be served as it
 * stands. Rows of the layout before have no checksum and are believed.
 */
const verifyContent = (db: DatabaseSync): void => {
  const structure = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  if (structure !== 'ok') throw new ReadModelsDamaged(String(structure));
  const live = db.prepare(`
    SELECT projection, generation, fields FROM generations JOIN models USING (projection) WHERE generation = live`);
  for (const { projection, generation, fields } of live.all()) {
    const table = documentTable({ projection: String(projection), generation: Number(generation) });
    const columns = (JSON.parse(String(fields)) as string[]).map((field) => `, ${fieldColumn(field)}`).join('');
    const rows = db.prepare(`SELECT id, body, position, checksum${columns} FROM ${table} NOT INDEXED`);
    rows.setReturnArrays(true);
    rows.setReadBigInts(true);
    for (const row of rows.iterate() as Iterable<unknown> as Iterable<Row>) {
      const [id, body, position, checksum, ...values] = row;
      if (checksum === null || checksum === BigInt(checksumOf([id, body, position, ...values]))) continue;
      throw new ReadModelsDamaged(`a document of ${String(projection)} is not as it was saved`);
    }
  }
};

type Row = readonly [id: string, body: string, position: bigint, checksum: bigint | null, ...fields: Values];

/** How long SQLite waits for another process that holds the file, and the event loop with it; the write is tried again later. */
const BUSY_MS = 100;
