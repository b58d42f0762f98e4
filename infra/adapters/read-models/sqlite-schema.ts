import { accessSync, constants, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { meansDamage, toPortError } from '../event-store/sqlite-errors.ts';
import { walLimitBytes } from '../event-store/wal-checkpoints.ts';
import { checksumOf, type Values } from './sqlite-rows.ts';

/** Raised when the tables below change; a file of another layout is made anew, since everything in it can be rebuilt. */
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

/**
 * Bytes of a page of a new file; one that was made with smaller pages keeps them. A match's lines are just over half a page of
 * 4 KiB, which would leave the other half empty (ADR 33).
 */
export const PAGE_BYTES = 8_192;

/** The name, quoted for SQL. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * The table of a generation's documents: id, body (JSON text), position, checksum (sqlite-rows.ts), and a column for each
 * declared field.
 */
export const documentTable = ({ projection, generation }: { projection: string; generation: number }): string =>
  quoted(`${projection}/${generation}`);

export const indexName = ({ projection, generation }: { projection: string; generation: number }, of: string): string =>
  quoted(`${projection}/${generation}/${of}`);

/**
 * Makes the index of a declared field. Nobody asks for a field that is null. With the id in it, entries are in the order that
 * answers are in.
 */
export const fieldIndex = (generation: { projection: string; generation: number }, field: string): string => {
  const [table, name, column] = [documentTable(generation), indexName(generation, field), fieldColumn(field)];
  return `CREATE INDEX IF NOT EXISTS ${name} ON ${table} (${column}, id) WHERE ${column} IS NOT NULL`;
};

/** The column of a declared field. The prefix lets a field have any name. */
export const fieldColumn = (field: string): string => quoted(`field/${field}`);

/** Damage that our own look has found, not SQLite. */
class ReadModelsDamaged extends Error {
  override readonly name = 'ReadModelsDamaged';
}

/**
 * Opens read-models.db for writing, or makes it. The log can rebuild everything in it: a file that is damaged or of another
 * layout is set aside as `….damaged` and begun anew, and `onNotice` is told.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const openReadModelFile = (file: string, onNotice: (notice: string) => void): DatabaseSync => {
  try {
    return openIntact(file) ?? openAnew(file, 'has another layout', onNotice);
  } catch (error) {
    if (!(error instanceof ReadModelsDamaged) && !meansDamage(error)) throw toPortError(error, file);
    return openAnew(file, 'is damaged', onNotice);
  }
};

const openAnew = (file: string, why: string, onNotice: (notice: string) => void): DatabaseSync => {
  renameSync(file, `${file}.damaged`);
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
  onNotice(`${file} ${why}: set aside as ${file}.damaged; the read models are rebuilt from the log`);
  const db = openIntact(file);
  if (db === undefined) throw new Error(`${file} cannot be begun anew`);
  return db;
};

/** The file, open and checked; undefined when it has another layout. */
const openIntact = (file: string): DatabaseSync | undefined => {
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
      verify(db, file);
      return db;
    }
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  return undefined;
};

const migrateLayout = (db: DatabaseSync): void => {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB '*/*'").all();
  const columns = tables.map(({ name }) => `ALTER TABLE ${quoted(String(name))} ADD COLUMN checksum INTEGER;`);
  const ids = 'ALTER TABLE generations ADD COLUMN event_id TEXT;';
  db.exec(`BEGIN IMMEDIATE; ${ids} ${columns.join(' ')} PRAGMA user_version = ${LAYOUT}; COMMIT`);
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
 * stands. Rows of the layout before have no checksum and are believed. About half a second for 300,000 documents.
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
