import type { DatabaseSync, StatementSync } from 'node:sqlite';
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
import { documentTable, fieldColumn, openReadModelFile, quoted } from './sqlite-schema.ts';

/** Documents written, or read for a dump, in one go: a few milliseconds in which a live server does not answer. */
const CHUNK = 500;

export type SqliteWriterOptions = {
  /** Told when a damaged file was set aside. */
  readonly onNotice: (notice: string) => void;
};

/** What a writer holds for one generation while it is open. */
type Table = {
  readonly name: string;
  readonly fields: readonly string[];
  readonly move: StatementSync;
  readonly carry: StatementSync;
  /** Something was written without looking whether the id is there already: only good for the first filling. */
  begun: boolean;
  /** By id, once there is the index for it. */
  keyed: { readonly put: StatementSync; readonly remove: StatementSync; readonly get: StatementSync } | undefined;
  /** As last written, so that it is written only when it changed. */
  carried: string | undefined;
};

type Store = { readonly db: DatabaseSync; readonly file: string; readonly tables: Map<string, Table> };

/**
 * Read models in one SQLite file (WAL, synchronous=NORMAL): a crash of the process loses nothing, a power cut at most
 * the last saves, whole ones, which the runner makes again. One table a generation.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const createSqliteWriter = (
  file: string,
  { onNotice }: SqliteWriterOptions,
): ReadModelWriter & { readonly close: () => Promise<void> } => {
  const store: Store = { db: openReadModelFile(file, onNotice), file, tables: new Map() };
  const run = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw toPortError(error, file);
    }
  };
  return {
    live: (projection) => run(() => liveOf(store, projection)),
    begin: (model, version) => run(() => begin(store, model, version)),
    load: (generation, ids) => run(() => load(store, generation, ids)),
    save: (generation, changes, checkpoint) => run(() => save(store, generation, changes, checkpoint)),
    fill: (generation, changes) => run(() => fill(store, generation, changes)),
    complete: (generation) => run(() => complete(store, generation)),
    switchTo: (generation, options) => run(() => switchTo(store, generation, options?.evenIfBehind === true)),
    drop: (generation) => run(() => transact(store.db, () => drop(store, generation))),
    dropUnfinished: (projection) => run(() => dropUnfinished(store, projection)),
    dump: (generation) => dump(store, generation),
    close: async () => store.db.close(),
  };
};

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
    const last = db.prepare('SELECT last FROM models WHERE projection = ?').get(projection)?.last ?? 0;
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
  const row = db
    .prepare('SELECT fields FROM generations WHERE projection = ? AND generation = ?')
    .get(generation.projection, generation.generation);
  if (row === undefined) throw new CheckpointRefused(`generation ${name} is gone`);
  const fields: readonly string[] = JSON.parse(String(row.fields));
  const table: Table = {
    name,
    fields,
    move: db.prepare(
      'UPDATE generations SET position = ?, changed = ? WHERE projection = ? AND generation = ? AND position <= ?',
    ),
    carry: db.prepare('INSERT OR REPLACE INTO carried (projection, generation, body) VALUES (?, ?, ?)'),
    begun: false,
    keyed: undefined,
    carried: undefined,
  };
  tables.set(name, table);
  return table;
};

const insertInto = ({ name, fields }: Table): string => {
  const columns = ['id', 'body', 'position', ...fields.map(fieldColumn)];
  return `INSERT INTO ${name} (${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length - 1)})`;
};

/** The statements by id. The index is made at first use: after a filling, at a tenth of what it costs while filling. */
const keyedOf = ({ db }: Store, generation: Generation, table: Table): NonNullable<Table['keyed']> => {
  if (table.keyed !== undefined) return table.keyed;
  const { name, fields } = table;
  db.exec(`CREATE UNIQUE INDEX IF NOT EXISTS ${indexName(generation, 'id')} ON ${name} (id)`);
  const replaced = ['body', 'position', ...fields.map(fieldColumn)].map((column) => `${column} = excluded.${column}`);
  table.keyed = {
    put: db.prepare(`${insertInto(table)} ON CONFLICT (id) DO UPDATE SET ${replaced.join(', ')}`),
    remove: db.prepare(`DELETE FROM ${name} WHERE id = ?`),
    get: db.prepare(`SELECT body FROM ${name} WHERE id = ?`),
  };
  return table.keyed;
};

const indexName = ({ projection, generation }: Generation, column: string): string =>
  quoted(`${projection}/${generation}/${column}`);

const load = (store: Store, generation: Generation, ids: readonly string[]): ReadonlyMap<string, object> => {
  const { get } = keyedOf(store, generation, tableOf(store, generation));
  const found = new Map<string, object>();
  for (const id of ids) {
    const body = get.get(id)?.body;
    if (typeof body === 'string') found.set(id, JSON.parse(body));
  }
  return found;
};

type Write = (change: DocumentChange) => void;

const writingTo = ({ fields }: Table, put: StatementSync, remove: StatementSync | undefined): Write => {
  return ({ id, document, position }) => {
    if (document === null) {
      remove?.run(id);
      return;
    }
    const values = document as Readonly<Record<string, string | number | null | undefined>>;
    put.run(id, JSON.stringify(document), position, ...fields.map((field) => values[field] ?? null));
  };
};

const save = (
  store: Store,
  generation: Generation,
  changes: readonly DocumentChange[],
  { position, changed, carried }: Checkpoint,
): void => {
  const table = tableOf(store, generation);
  const { put, remove } = keyedOf(store, generation, table);
  const { projection, generation: number } = generation;
  transact(store.db, () => {
    if (table.move.run(position, changed, projection, number, position).changes === 0) {
      throw new CheckpointRefused(`${table.name} is gone or has come further than ${position}`);
    }
    changes.forEach(writingTo(table, put, remove));
    if (table.carried !== carried) table.carry.run(projection, number, carried);
  });
  table.carried = carried;
};

const fill = async (store: Store, generation: Generation, changes: readonly DocumentChange[]): Promise<void> => {
  const { db } = store;
  const table = tableOf(store, generation);
  const { put, remove } =
    table.begun || table.keyed
      ? keyedOf(store, generation, table)
      : { put: db.prepare(insertInto(table)), remove: undefined };
  table.begun = true;
  const write = writingTo(table, put, remove);
  for (let from = 0; from < changes.length; from += CHUNK) {
    transact(db, () => changes.slice(from, from + CHUNK).forEach(write));
    await turn();
  }
};

const complete = async (store: Store, generation: Generation): Promise<void> => {
  const { db } = store;
  const table = tableOf(store, generation);
  keyedOf(store, generation, table);
  for (const field of table.fields) {
    await turn();
    const column = fieldColumn(field);
    // Nobody asks for a field that is null. With the id in it, entries are in the order that answers are in.
    db.exec(`CREATE INDEX IF NOT EXISTS ${indexName(generation, column)} ON ${table.name} (${column}, id)
      WHERE ${column} IS NOT NULL`);
  }
  db.prepare('UPDATE generations SET complete = 1 WHERE projection = ? AND generation = ?').run(
    generation.projection,
    generation.generation,
  );
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
    const row = select.get(projection, number);
    if (row?.complete !== 1) throw new SwitchRefused(`${documentTable(generation)} is not complete`);
    if (row.old === number) return;
    if (row.ahead !== 1 && !evenIfBehind) throw new SwitchRefused(`${documentTable(generation)} is behind`);
    db.prepare('UPDATE models SET live = ? WHERE projection = ?').run(number, projection);
    if (row.old !== null) drop(store, { projection, version: Number(row.version), generation: Number(row.old) });
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
