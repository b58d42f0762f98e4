import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import {
  type Checkpoint,
  CheckpointRefused,
  type DocumentChange,
  type Generation,
  type KeptDocument,
  type LiveGeneration,
  type ReadModelWriter,
  SwitchRefused,
} from '@league/projector/ports/read-model-writer.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import { toPortError } from '../event-store/sqlite-errors.ts';
import { type Bulk, createBulk, createTurns } from './sqlite-bulk.ts';
import { documentTable, fieldColumn, indexName, openReadModelFile } from './sqlite-schema.ts';
import { insertInto, type KeyedStatements, prepareKeyed, prepareTable, rowOf, type Table } from './sqlite-table.ts';

/** Documents written, or read for a dump, in one go: a few milliseconds. More than that are written by the thread. */
const CHUNK = 500;

export type SqliteWriterOptions = {
  /** Told when a damaged file was set aside. */
  readonly onNotice: (notice: string) => void;
};

type Store = {
  readonly db: DatabaseSync;
  readonly file: string;
  readonly tables: Map<string, Table>;
  readonly bulk: Bulk;
};

/**
 * Read models in one SQLite file (WAL, synchronous=NORMAL): a crash of the process loses nothing, a power cut at most
 * the last saves, whole ones, which the runner makes again. One table a generation. Large fillings and their indexes are
 * written by a thread; everything that writes takes turns.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const createSqliteWriter = (
  file: string,
  { onNotice }: SqliteWriterOptions,
): ReadModelWriter & { readonly close: () => Promise<void> } => {
  const store: Store = { db: openReadModelFile(file, onNotice), file, tables: new Map(), bulk: createBulk(file) };
  const inTurn = createTurns();
  const run = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw toPortError(error, file);
    }
  };
  const write = <Result>(work: () => Result | Promise<Result>): Promise<Result> => run(() => inTurn(work));
  return {
    live: (projection) => run(() => liveOf(store, projection)),
    begin: (model, version) => write(() => begin(store, model, version)),
    load: (generation, ids) => write(() => load(store, generation, ids)),
    save: (generation, changes, checkpoint) => write(() => save(store, generation, changes, checkpoint)),
    fill: (generation, changes) => run(() => fill(store, generation, changes, inTurn)),
    complete: (generation) => run(() => complete(store, generation, inTurn)),
    switchTo: (generation, options) => write(() => switchTo(store, generation, options?.evenIfBehind === true)),
    drop: (generation) => write(() => transact(store.db, () => drop(store, generation))),
    dropUnfinished: (projection) => write(() => dropUnfinished(store, projection)),
    dump: (generation) => dump(store, generation),
    close: async () => {
      await inTurn(store.bulk.close);
      store.db.close();
    },
  };
};

type InTurn = ReturnType<typeof createTurns>;

const transact = <Result>(db: DatabaseSync, work: () => Result): Result => {
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

const liveOf = ({ db }: Store, projection: string): LiveGeneration | undefined => {
  const select = db.prepare(`
    SELECT version, generation, position, changed, coalesce(body, '') AS carried
    FROM models JOIN generations USING (projection) LEFT JOIN carried USING (projection, generation)
    WHERE projection = ? AND generation = live`);
  select.setReadBigInts(true);
  const row = select.get(projection);
  if (row === undefined) return undefined;
  const { version, generation, position, changed, carried } = row as {
    [field in 'version' | 'generation' | 'position' | 'changed']: bigint;
  } & { carried: string };
  return {
    generation: { projection, version: Number(version), generation: Number(generation) },
    checkpoint: { position, changed, carried },
  };
};

const begin = ({ db }: Store, { name: projection, fields }: ReadModel, version: number): Generation =>
  transact(db, () => {
    const last = db.prepare('SELECT last FROM models WHERE projection = ?').get(projection)?.['last'] ?? 0;
    // Never below the seconds of now: a file that was deleted and begun anew repeats no number.
    const generation = Math.max(Number(last) + 1, Math.floor(Date.now() / 1000));
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
      (id TEXT NOT NULL, body TEXT NOT NULL, position INTEGER NOT NULL${columns})`);
    return { projection, version, generation };
  });

/** @throws CheckpointRefused when the generation is gone */
const tableOf = ({ db, tables }: Store, generation: Generation): Table => {
  const name = documentTable(generation);
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = prepareTable(db, generation);
  if (table === undefined) throw new CheckpointRefused(`generation ${name} is gone`);
  tables.set(name, table);
  return table;
};

/** In the thread where there is much to do, else here. */
const execute = async ({ db, bulk }: Store, { large }: Table, sql: string): Promise<void> => {
  if (!large) return db.exec(sql);
  await bulk.carryOut({ sql });
  // A read, so that this connection learns of the other's new index before it prepares a statement that needs it.
  db.exec('SELECT count(*) FROM generations');
};

/** The index over ids is made at first use: after a filling, at a tenth of what keeping it while filling costs. */
const keyedOf = async (store: Store, generation: Generation, table: Table): Promise<KeyedStatements> => {
  if (table.keyed !== undefined) return table.keyed;
  const name = indexName(generation, 'id');
  await execute(store, table, `CREATE UNIQUE INDEX IF NOT EXISTS ${name} ON ${table.name} (id)`);
  table.keyed = prepareKeyed(store.db, table);
  return table.keyed;
};

const load = async (
  store: Store,
  generation: Generation,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> => {
  const { get } = await keyedOf(store, generation, tableOf(store, generation));
  const found = new Map<string, object>();
  for (const id of ids) {
    const body = get.get(id)?.['body'];
    if (typeof body === 'string') found.set(id, JSON.parse(body));
  }
  return found;
};

const save = async (
  store: Store,
  generation: Generation,
  changes: readonly DocumentChange[],
  { position, changed, carried }: Checkpoint,
): Promise<void> => {
  const table = tableOf(store, generation);
  const { put, remove } = await keyedOf(store, generation, table);
  const { projection, generation: number } = generation;
  transact(store.db, () => {
    if (table.move.run(position, changed, projection, number, position).changes === 0) {
      throw new CheckpointRefused(`${table.name} is gone or has come further than ${position}`);
    }
    for (const change of changes) {
      if (change.document === null) remove.run(change.id);
      else put.run(...rowOf(table, change, change.document));
    }
    if (table.carried !== carried) table.carry.run(projection, number, carried);
  });
  table.carried = carried;
};

/** Chunk by chunk, so that saves of live projections get their turn in between. */
const fill = async (
  store: Store,
  generation: Generation,
  changes: readonly DocumentChange[],
  inTurn: InTurn,
): Promise<void> => {
  const table = tableOf(store, generation);
  table.large ||= changes.length > CHUNK;
  const keyed = table.begun ? await inTurn(() => keyedOf(store, generation, table)) : undefined;
  table.begun = true;
  const sql = keyed?.putSql ?? insertInto(table);
  const put = keyed?.put ?? store.db.prepare(sql);
  let writing = Promise.resolve();
  for (let from = 0; from < changes.length; from += CHUNK) {
    const chunk = changes.slice(from, from + CHUNK);
    const rows = chunk.flatMap((change) => (change.document === null ? [] : [rowOf(table, change, change.document)]));
    const gone = chunk.filter(({ document }) => document === null);
    await writing;
    writing = inTurn(async () => {
      if (table.large) await store.bulk.carryOut({ sql, rows });
      else transact(store.db, () => rows.forEach((row) => put.run(...row)));
      if (keyed !== undefined) transact(store.db, () => gone.forEach(({ id }) => keyed.remove.run(id)));
    });
    // It is awaited one chunk later; until then its failure is no unhandled one.
    writing.catch(() => undefined);
    await turn();
  }
  await writing;
};

const complete = async (store: Store, generation: Generation, inTurn: InTurn): Promise<void> => {
  const table = tableOf(store, generation);
  await inTurn(() => keyedOf(store, generation, table));
  for (const field of table.fields) {
    const column = fieldColumn(field);
    // Nobody asks for a field that is null. With the id in it, entries are in the order that answers are in.
    const sql = `CREATE INDEX IF NOT EXISTS ${indexName(generation, field)} ON ${table.name} (${column}, id)
      WHERE ${column} IS NOT NULL`;
    await inTurn(() => execute(store, table, sql));
  }
  const { projection, generation: number } = generation;
  const done = store.db.prepare('UPDATE generations SET complete = 1 WHERE projection = ? AND generation = ?');
  await inTurn(() => done.run(projection, number));
};

const switchTo = (store: Store, generation: Generation, evenIfBehind: boolean): void => {
  const { db } = store;
  const { projection, generation: number } = generation;
  transact(db, () => {
    const select = db.prepare(`
      SELECT next.complete, next.position >= coalesce(old.position, 0) AS ahead, old.generation AS old, old.version
      FROM generations AS next
      LEFT JOIN models ON models.projection = next.projection
      LEFT JOIN generations AS old ON old.projection = next.projection AND old.generation = models.live
      WHERE next.projection = ? AND next.generation = ?`);
    const { complete, ahead, old, version } = select.get(projection, number) ?? {};
    if (complete !== 1) throw new SwitchRefused(`${documentTable(generation)} is not complete`);
    if (old === number) return;
    if (ahead !== 1 && !evenIfBehind) throw new SwitchRefused(`${documentTable(generation)} is behind the live one`);
    db.prepare('UPDATE models SET live = ? WHERE projection = ?').run(number, projection);
    if (old !== null) drop(store, { projection, version: Number(version), generation: Number(old) });
  });
};

/** Inside a transaction. */
const drop = ({ db, tables }: Store, generation: Generation): void => {
  const name = documentTable(generation);
  tables.delete(name);
  db.exec(`DROP TABLE IF EXISTS ${name}`);
  for (const table of ['generations', 'carried']) {
    db.prepare(`DELETE FROM ${table} WHERE projection = ? AND generation = ?`).run(
      generation.projection,
      generation.generation,
    );
  }
};

const dropUnfinished = (store: Store, projection: string): void => {
  const rows = store.db
    .prepare(`
      SELECT version, generation FROM generations JOIN models USING (projection)
      WHERE projection = ? AND generation IS NOT live`)
    .all(projection);
  for (const { version, generation } of rows) {
    const unfinished = { projection, version: Number(version), generation: Number(generation) };
    transact(store.db, () => drop(store, unfinished));
  }
};

async function* dump({ db, file }: Store, generation: Generation): AsyncGenerator<KeptDocument> {
  const name = documentTable(generation);
  let after = '';
  for (;;) {
    let page: KeptDocument[];
    try {
      const select = db.prepare(`SELECT id, body, position FROM ${name} WHERE id > ? ORDER BY id LIMIT ${CHUNK}`);
      select.setReadBigInts(true);
      page = select.all(after) as KeptDocument[];
    } catch (error) {
      throw toPortError(error, file);
    }
    yield* page;
    after = page.at(-1)?.id ?? '';
    if (page.length < CHUNK) return;
    await turn();
  }
}
