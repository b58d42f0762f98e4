import { setImmediate as turn } from 'node:timers/promises';
import type { DocumentChange, Generation } from '@league/projector/ports/read-model-writer.ts';
import { CHUNK, execute, keyedOf, type Store, tableOf, transact } from './sqlite-generations.ts';
import { insertRows, type Rows, type Values } from './sqlite-rows.ts';
import { fieldIndex } from './sqlite-schema.ts';
import { insertInto, type KeyedStatements, rowOf, type Table } from './sqlite-table.ts';
import type { InTurn } from './turns.ts';

/** How a new generation is filled: much at once, indexes where they cost least. */

/**
 * Chunk by chunk, so that saves of live projections get their turn in between. While the thread writes a chunk, the next waits
 * there already: it does not wait for the event loop.
 */
export const fill = async (
  store: Store,
  generation: Generation,
  changes: readonly DocumentChange[],
  fresh: boolean,
  inTurn: InTurn,
): Promise<void> => {
  const table = tableOf(store, generation);
  table.filled += changes.length;
  table.large ||= table.filled > CHUNK;
  const plain = { putSql: insertInto(table), remove: undefined };
  const statements = fresh && !table.unsure ? plain : await inTurn(() => keyedOf(store, generation, table));
  table.unsure = true;
  let [before, writing] = [Promise.resolve(), Promise.resolve()];
  for (let from = 0; from < changes.length; from += CHUNK) {
    const chunk = prepareChunk(table, changes.slice(from, from + CHUNK));
    await before;
    before = writing;
    // The thread does one thing after the other by itself.
    const take = table.large && chunk.gone.length === 0 ? inTurn.together : inTurn;
    writing = take(() => write(store, table, statements, chunk));
    // It is awaited two chunks later; until then its failure is no unhandled one.
    writing.catch(() => undefined);
    await turn();
  }
  await Promise.all([before, writing]);
  table.unsure = false;
};

type Chunk = { readonly rows: Rows; readonly gone: readonly string[] };

/** The text of the documents is made here, while the chunk before is written. */
const prepareChunk = (table: Table, changes: readonly DocumentChange[]): Chunk => {
  const values: Values[number][] = [];
  const gone: string[] = [];
  for (const change of changes) {
    if (change.document === null) gone.push(change.id);
    else values.push(...rowOf(table, change, change.document));
  }
  return { rows: { width: BEFORE_FIELDS + table.fields.length, values }, gone };
};

/** id, body, position. */
const BEFORE_FIELDS = 3;

const write = async (
  { db, bulk }: Store,
  { large }: Table,
  { putSql, remove }: Pick<KeyedStatements, 'putSql'> & { readonly remove: KeyedStatements['remove'] | undefined },
  { rows, gone }: Chunk,
): Promise<void> => {
  if (large) await bulk.carryOut({ sql: putSql, rows });
  else transact(db, () => insertRows(db, putSql, rows));
  if (remove !== undefined && gone.length > 0) transact(db, () => gone.forEach((id) => remove.run(id)));
};

/** Makes the indexes that are missing. */
export const complete = async (store: Store, generation: Generation, inTurn: InTurn): Promise<void> => {
  const table = tableOf(store, generation);
  await inTurn(() => keyedOf(store, generation, table));
  for (const field of table.fields) await inTurn(() => execute(store, table, fieldIndex(generation, field)));
  const { projection, generation: number } = generation;
  const done = store.db.prepare('UPDATE generations SET complete = 1 WHERE projection = ? AND generation = ?');
  await inTurn(() => done.run(projection, number));
};
