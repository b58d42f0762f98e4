import type { DatabaseSync } from 'node:sqlite';
import {
  CheckpointRefused,
  type Generation,
  type LiveGeneration,
  SwitchRefused,
} from '@league/projector/ports/read-model-writer.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type { Bulk } from './sqlite-bulk.ts';
import { documentTable, fieldColumn, fieldIndex, indexName } from './sqlite-schema.ts';
import { type KeyedStatements, prepareKeyed, prepareTable, type Table } from './sqlite-table.ts';

/** Which generations there are and which serves. Everything here is done in turn (createTurns). */

/** An open read-models.db. */
export type Store = {
  readonly db: DatabaseSync;
  readonly file: string;
  /** By name; filled as generations are written to. */
  readonly tables: Map<string, Table>;
  readonly bulk: Bulk;
};

/** Documents written, read or removed in one go: a few milliseconds. More than that is for the thread. */
export const CHUNK = 500;

/** All of the work, or nothing of it. */
export const transact = <Result>(db: DatabaseSync, work: () => Result): Result => {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has rolled back by itself after a full disk or an input/output error.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

/** In the thread where there is much to do, else here. */
export const execute = async ({ db, bulk }: Store, { large }: Table, sql: string): Promise<void> => {
  if (!large) return db.exec(sql);
  await bulk.carryOut({ sql });
  // A read, so that this connection learns of the other's new index before it prepares a statement that needs it.
  db.exec('SELECT count(*) FROM generations');
};

/** @throws CheckpointRefused when the generation is gone */
export const tableOf = ({ db, tables }: Store, generation: Generation): Table => {
  const name = documentTable(generation);
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = prepareTable(db, generation);
  if (table === undefined) throw new CheckpointRefused(`generation ${name} is gone`);
  tables.set(name, table);
  return table;
};

/** The index over ids is made at first use: after a filling, at a tenth of what keeping it while filling costs. */
export const keyedOf = async (store: Store, generation: Generation, table: Table): Promise<KeyedStatements> => {
  if (table.keyed !== undefined) return table.keyed;
  const name = indexName(generation, 'id');
  await execute(store, table, `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table.name} (id)`);
  table.keyed = prepareKeyed(store.db, table);
  return table.keyed;
};

export const liveOf = ({ db }: Store, projection: string): LiveGeneration | undefined => {
  const select = db.prepare(`
    SELECT version, generation, position, changed, event_id, coalesce(body, '') AS seasonActs
    FROM models JOIN generations USING (projection) LEFT JOIN carried USING (projection, generation)
    WHERE projection = ? AND generation = live`);
  select.setReadBigInts(true);
  const row = select.get(projection);
  if (row === undefined) return undefined;
  const { version, generation, position, changed, event_id, seasonActs } = row as {
    [field in 'version' | 'generation' | 'position' | 'changed']: bigint;
  } & { seasonActs: string; event_id: string | null };
  return {
    generation: { projection, version: Number(version), generation: Number(generation) },
    checkpoint: { position, eventId: event_id ?? undefined, changed, seasonActs },
  };
};

export const begin = (
  { db }: Store,
  { name: projection, fields, inOrder = [] }: ReadModel,
  version: number,
): Generation =>
  transact(db, () => {
    const last = db.prepare('SELECT last FROM models WHERE projection = ?').get(projection)?.['last'] ?? 0;
    // Never below the time of now (epoch ms): a file that was deleted and begun anew repeats no number.
    const generation = Math.max(Number(last) + 1, Date.now());
    db.prepare(
      'INSERT INTO models (projection, last) VALUES (?, ?) ON CONFLICT (projection) DO UPDATE SET last = excluded.last',
    ).run(projection, generation);
    db.prepare('INSERT INTO generations (projection, generation, version, fields) VALUES (?, ?, ?, ?)').run(
      projection,
      generation,
      version,
      JSON.stringify(fields),
    );
    const columns = fields.map((field) => `, ${fieldColumn(field)}`).join('');
    db.exec(`CREATE TABLE ${documentTable({ projection, generation })}
      (id TEXT NOT NULL, body TEXT NOT NULL, position INTEGER NOT NULL, checksum INTEGER${columns})`);
    for (const field of inOrder) db.exec(fieldIndex({ projection, generation }, field));
    return { projection, version, generation };
  });

/** Answers the generation that served before, of which only the table is left, to be removed. @throws SwitchRefused */
export const switchTo = (store: Store, generation: Generation, evenIfBehind: boolean): Key | undefined => {
  const { db } = store;
  const { projection, generation: number } = generation;
  return transact(db, () => {
    const select = db.prepare(`
      SELECT next.complete, next.position >= coalesce(old.position, 0) AS ahead, old.generation AS old
      FROM generations AS next
      LEFT JOIN models ON models.projection = next.projection
      LEFT JOIN generations AS old ON old.projection = next.projection AND old.generation = models.live
      WHERE next.projection = ? AND next.generation = ?`);
    const { complete, ahead, old } = select.get(projection, number) ?? {};
    if (complete !== 1) throw new SwitchRefused(`${documentTable(generation)} is not complete`);
    if (old === number || old === null) return pointTo(db, projection, number);
    if (ahead !== 1 && !evenIfBehind) throw new SwitchRefused(`${documentTable(generation)} is behind the live one`);
    const before = { projection, generation: Number(old) };
    forget(store, before);
    pointTo(db, projection, number);
    return before;
  });
};

const pointTo = (db: DatabaseSync, projection: string, generation: number): undefined => {
  db.prepare('UPDATE models SET live = ? WHERE projection = ?').run(generation, projection);
};

type Key = Pick<Generation, 'projection' | 'generation'>;

/** From then on the generation does not exist; only its table is left to be removed. Inside a transaction. */
const forget = ({ db, tables }: Store, { projection, generation }: Key): void => {
  tables.delete(documentTable({ projection, generation }));
  for (const table of ['generations', 'carried']) {
    db.prepare(`DELETE FROM ${table} WHERE projection = ? AND generation = ?`).run(projection, generation);
  }
};

/** A large table takes a tenth of a second to remove. A crash before leaves it to {@link dropUnfinished}. */
export const removeTable = async ({ db, bulk }: Store, key: Key): Promise<void> => {
  const name = documentTable(key);
  const sql = `DROP TABLE IF EXISTS ${name}`;
  const there = db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(`${key.projection}/${key.generation}`);
  const rows = there && db.prepare(`SELECT max(rowid) AS rows FROM ${name}`).get()?.['rows'];
  if (Number(rows ?? 0) > CHUNK) await bulk.carryOut({ sql });
  else db.exec(sql);
};

export const drop = async (store: Store, key: Key): Promise<void> => {
  transact(store.db, () => forget(store, key));
  await removeTable(store, key);
};

export const dropUnfinished = async (store: Store, projection: string): Promise<void> => {
  const tables = store.db
    .prepare(`
      SELECT CAST(substr(name, length(:projection) + 2) AS INTEGER) AS generation FROM sqlite_schema
      WHERE type = 'table' AND name GLOB :projection || '/*'
        AND generation IS NOT (SELECT live FROM models WHERE projection = :projection)`)
    .all({ projection });
  for (const { generation } of tables) await drop(store, { projection, generation: Number(generation) });
};
