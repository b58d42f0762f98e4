import { renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { meansDamage, toPortError } from '../event-store/sqlite-errors.ts';
import { WAL_LIMIT_BYTES } from '../event-store/wal-checkpoints.ts';

/** Raised when the tables below change; a file of another layout is made anew, since everything in it can be rebuilt. */
const LAYOUT = 2;
/** The layout before had checkpoints without the id of their event: it is brought up to this one, and serves on. */
const WITHOUT_IDS = 1;
const ADD_IDS = `ALTER TABLE generations ADD COLUMN event_id TEXT; PRAGMA user_version = ${LAYOUT};`;

/**
 * `models` points to the generation that serves and remembers the highest number given out; `carried` stands apart from
 * the checkpoint because it changes a few times a season and the checkpoint with every event. Documents of a generation
 * stand in a table of their own ({@link documentTable}).
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

/** A name in SQL. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The table of a generation's documents: id, body (JSON text), position, and a column for each declared field. */
export const documentTable = ({ projection, generation }: { projection: string; generation: number }): string =>
  quoted(`${projection}/${generation}`);

export const indexName = ({ projection, generation }: { projection: string; generation: number }, of: string): string =>
  quoted(`${projection}/${generation}/${of}`);

/** The column of a declared field; prefixed, so that a field may have any name. */
export const fieldColumn = (field: string): string => quoted(`field/${field}`);

/**
 * Opens read-models.db for writing, making it if it is not there. The file is disposable: one that is damaged or of
 * another layout is set aside as `….damaged` and begun anew, and `onNotice` is told.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const openReadModelFile = (file: string, onNotice: (notice: string) => void): DatabaseSync => {
  try {
    return openWhole(file) ?? openAnew(file, 'has another layout', onNotice);
  } catch (error) {
    if (!meansDamage(error)) throw toPortError(error, file);
    return openAnew(file, 'is damaged', onNotice);
  }
};

const openAnew = (file: string, why: string, onNotice: (notice: string) => void): DatabaseSync => {
  renameSync(file, `${file}.damaged`);
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
  onNotice(`${file} ${why}: set aside as ${file}.damaged; the read models are rebuilt from the log`);
  const db = openWhole(file);
  if (db === undefined) throw new Error(`${file} cannot be begun anew`);
  return db;
};

/** undefined when the file has another layout. */
const openWhole = (file: string): DatabaseSync | undefined => {
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;
      PRAGMA journal_size_limit = ${WAL_LIMIT_BYTES}; PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY`);
    const layout = db.prepare('PRAGMA user_version').get()?.['user_version'];
    const tables = db.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.['count'];
    if (layout === LAYOUT) return db;
    if (layout === WITHOUT_IDS) {
      db.exec(`BEGIN IMMEDIATE; ${ADD_IDS} COMMIT`);
      return db;
    }
    if (tables === 0) {
      db.exec(`BEGIN IMMEDIATE; ${TABLES} COMMIT`);
      return db;
    }
  } catch (error) {
    db.close();
    throw error;
  }
  db.close();
  return undefined;
};

/** How long another process may hold the file before a write is given up and tried again later; the thread waits with it. */
const BUSY_MS = 100;
