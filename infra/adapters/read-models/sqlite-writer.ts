import { setImmediate as turn } from 'node:timers/promises';
import {
  CheckpointRefused,
  type Generation,
  type KeptDocument,
  type ReadModelWriter,
  type Save,
} from '@league/projector/ports/read-model-writer.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import type { Check } from '../event-store/check-behind.ts';
import { toPortError } from '../event-store/sqlite-errors.ts';
import { keepWalSmall } from '../event-store/wal-checkpoints.ts';
import { createBulk } from './sqlite-bulk.ts';
import { complete, fill } from './sqlite-filling.ts';
import {
  begin,
  CHUNK,
  drop,
  dropUnfinished,
  keyedOf,
  liveOf,
  removeTable,
  type Store,
  switchTo,
  tableOf,
  transact,
} from './sqlite-generations.ts';
import { openReadModelFile, type ReadModelFileOptions } from './sqlite-file.ts';
import { checksumOf } from './sqlite-rows.ts';
import { type KeyedStatements, rowOf, type Table } from './sqlite-table.ts';
import { createTurns, type InTurn } from './turns.ts';

/** `onNotice` is told when a damaged file was set aside, and when a table that nobody needs stays until the next start. */
export type SqliteWriterOptions = ReadModelFileOptions;

/**
 * Read models in one SQLite file (WAL, synchronous=NORMAL): a crash of the process loses nothing, a power cut at most
 * the last saves, whole ones, which the runner makes again. One table a generation. Large fillings and their indexes are
 * written by a thread; everything that writes takes turns.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const createSqliteWriter = (
  file: string,
  options: SqliteWriterOptions,
): ReadModelWriter & { readonly check: Check; readonly close: () => Promise<void> } => {
  const { onNotice } = options;
  const { db, check } = openReadModelFile(file, options);
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
    check,
    live: (projection) => run(() => liveOf(store, projection)),
    begin: (model, version) => write(() => begin(store, model, version)),
    load: (generation, ids) => write(() => load(store, generation, ids)),
    save: (...saves) => write(() => save(store, saves)),
    fill: (generation, changes, { fresh }) => run(() => fill(store, generation, changes, fresh, inTurn)),
    complete: (generation) => run(() => complete(store, generation, inTurn)),
    switchTo: async (generation, options) => {
      const before = await write(() => switchTo(store, generation, options?.evenIfBehind === true));
      if (before === undefined) return;
      // Nobody waits for it.
      write(() => removeTable(store, before)).catch((error: unknown) =>
        onNotice(`${file}: the next start removes the generation before, which could not be: ${reasonOf(error)}`),
      );
    },
    drop: (generation) => write(() => drop(store, generation)),
    dropUnfinished: (projection) => write(() => dropUnfinished(store, projection)),
    dump: (generation) => dump(store, generation, inTurn),
    close: async () => {
      await check.stop();
      await inTurn(store.bulk.close);
      await checkpoints.close();
      db.close();
    },
  };
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

const save = async (store: Store, saves: readonly Save[]): Promise<void> => {
  const writes: { readonly table: Table; readonly keyed: KeyedStatements; readonly save: Save }[] = [];
  for (const one of saves) {
    const table = tableOf(store, one[0]);
    writes.push({ table, keyed: await keyedOf(store, one[0], table), save: one });
  }
  transact(store.db, () => {
    for (const { table, keyed, save: one } of writes) saveIn(table, keyed, one);
  });
  for (const { table, save: one } of writes) table.seasonActs = one[2].seasonActs;
};

/** Inside a transaction. */
const saveIn = (
  table: Table,
  { put, putSameFields, remove }: KeyedStatements,
  [{ projection, generation }, changes, { position, eventId, changed, seasonActs }]: Save,
): void => {
  if (table.move.run(position, changed, eventId ?? null, projection, generation, position).changes === 0) {
    throw new CheckpointRefused(`${table.name} is gone or has come further than ${position}`);
  }
  for (const change of changes) {
    if (change.document === null) {
      remove.run(change.id);
      continue;
    }
    const row = rowOf(table, change, change.document);
    const values = [...row, checksumOf(row)];
    // Mostly the fields stay: then only the document is written, not the entries of its indexes.
    if (putSameFields.run(...values).changes === 0) put.run(...values);
  }
  if (table.seasonActs !== seasonActs) table.saveActs.run(projection, generation, seasonActs);
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
