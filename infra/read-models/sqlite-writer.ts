import { setImmediate as turn } from 'node:timers/promises';
import {
  type Checkpoint,
  CheckpointRefused,
  type DocumentChange,
  type Generation,
  type KeptDocument,
  type ReadModelWriter,
} from '@league/projector/ports/read-model-writer.ts';
import { toPortError } from '../event-store/sqlite-errors.ts';
import { keepWalSmall } from '../event-store/wal-checkpoints.ts';
import { createBulk, createTurns } from './sqlite-bulk.ts';
import {
  begin,
  CHUNK,
  drop,
  dropUnfinished,
  execute,
  liveOf,
  type Store,
  switchTo,
  transact,
} from './sqlite-generations.ts';
import { insertRows, type Values } from './sqlite-rows.ts';
import { documentTable, fieldColumn, indexName, openReadModelFile } from './sqlite-schema.ts';
import { insertInto, type KeyedStatements, prepareKeyed, prepareTable, addRow, type Table } from './sqlite-table.ts';

/** Written by the thread in one go, for which saves of live projections wait. */
const THREAD_CHUNK = 2_000;

export type SqliteWriterOptions = {
  /** Told when a damaged file was set aside. */
  readonly onNotice: (notice: string) => void;
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
  const db = openReadModelFile(file, onNotice);
  const store: Store = { db, file, tables: new Map(), bulk: createBulk(file) };
  const checkpoints = keepWalSmall(db, file);
  const inTurn = createTurns();
  const run = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw toPortError(error, file);
    }
  };
  const write = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const result = await run(() => inTurn(work));
    checkpoints.afterCommit();
    return result;
  };
  return {
    live: (projection) => run(() => liveOf(store, projection)),
    begin: (model, version) => write(() => begin(store, model, version)),
    load: (generation, ids) => write(() => load(store, generation, ids)),
    save: (generation, changes, checkpoint) => write(() => save(store, generation, changes, checkpoint)),
    fill: (generation, changes, { fresh }) => run(() => fill(store, generation, changes, fresh, inTurn)),
    complete: (generation) => run(() => complete(store, generation, inTurn)),
    switchTo: (generation, options) => write(() => switchTo(store, generation, options?.evenIfBehind === true)),
    drop: (generation) => write(() => drop(store, generation)),
    dropUnfinished: (projection) => write(() => dropUnfinished(store, projection)),
    dump: (generation) => dump(store, generation, inTurn),
    close: async () => {
      await inTurn(store.bulk.close);
      await checkpoints.close();
      db.close();
    },
  };
};

type InTurn = ReturnType<typeof createTurns>;

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
      else put.run(...addRow([], table, change, change.document));
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
  fresh: boolean,
  inTurn: InTurn,
): Promise<void> => {
  const table = tableOf(store, generation);
  table.large ||= changes.length > CHUNK;
  const plain = { putSql: insertInto(table), remove: undefined };
  const statements = fresh && !table.unsure ? plain : await inTurn(() => keyedOf(store, generation, table));
  const chunk = table.large ? THREAD_CHUNK : CHUNK;
  table.unsure = true;
  let writing = Promise.resolve();
  for (let from = 0; from < changes.length; from += chunk) {
    const write = prepareChunk(store, table, statements, changes.slice(from, from + chunk));
    await writing;
    writing = inTurn(write);
    // It is awaited one chunk later; until then its failure is no unhandled one.
    writing.catch(() => undefined);
    await turn();
  }
  await writing;
  table.unsure = false;
};

/** Makes the text of the documents now, and gives the writing of it for later. */
const prepareChunk = (
  { db, bulk }: Store,
  table: Table,
  { putSql, remove }: Pick<KeyedStatements, 'putSql'> & { remove: KeyedStatements['remove'] | undefined },
  changes: readonly DocumentChange[],
): (() => Promise<void>) => {
  const values: Values[number][] = [];
  const gone: string[] = [];
  for (const change of changes) {
    if (change.document === null) gone.push(change.id);
    else addRow(values, table, change, change.document);
  }
  const rows = { width: 3 + table.fields.length, values };
  return async () => {
    if (table.large) await bulk.carryOut({ sql: putSql, rows });
    else transact(db, () => insertRows(db, putSql, rows));
    if (remove !== undefined && gone.length > 0) transact(db, () => gone.forEach((id) => remove.run(id)));
  };
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

async function* dump(store: Store, generation: Generation, inTurn: InTurn): AsyncGenerator<KeptDocument> {
  const { db, file } = store;
  const table = tableOf(store, generation);
  // Without the index each page would sort all documents.
  await inTurn(() => keyedOf(store, generation, table));
  let after = '';
  for (;;) {
    let page: KeptDocument[];
    try {
      const select = db.prepare(`SELECT id, body, position FROM ${table.name} WHERE id > ? ORDER BY id LIMIT ${CHUNK}`);
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
