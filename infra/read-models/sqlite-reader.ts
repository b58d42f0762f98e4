import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { generationName } from '@league/projector/ports/read-model-writer.ts';
import type { ReadModel } from '@league/query-api/contract/read-model.ts';
import type {
  DocumentQuery,
  Filter,
  ModelVersion,
  ReadModelReader,
  ReadView,
} from '@league/query-api/ports/read-model-reader.ts';
import { toPortError } from '../event-store/sqlite-errors.ts';
import { documentTable, fieldColumn } from './sqlite-schema.ts';

/** Connections kept for the next snapshots; more are opened when more run at once, and closed again. */
const KEPT = 4;

/** What a query was not declared for: a bug of the caller, said before it becomes a full scan. */
class UndeclaredField extends Error {
  override readonly name = 'UndeclaredField';
}

/**
 * Reads what {@link createSqliteWriter} writes, on read-only connections of its own: a snapshot is one transaction, so
 * everything in it is one state, whatever is written meanwhile.
 */
export const createSqliteReader = (file: string): ReadModelReader & { readonly close: () => void } => {
  const idle: DatabaseSync[] = [];
  return {
    snapshot: async (work) => {
      const db = idle.pop() ?? opened(file);
      try {
        db.exec('BEGIN');
        return await work(viewOf(db));
      } catch (error) {
        throw toPortError(error, file);
      } finally {
        if (db.isTransaction) db.exec('ROLLBACK');
        if (idle.length < KEPT) idle.push(db);
        else db.close();
      }
    },
    close: () => {
      for (const db of idle.splice(0)) db.close();
    },
  };
};

const opened = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 100 });
  } catch (error) {
    throw toPortError(error, file);
  }
};

type Serving = ModelVersion & { readonly table: string };

const viewOf = (db: DatabaseSync): ReadView => {
  const known = new Map<string, Serving | undefined>();
  const serving = (model: string): Serving | undefined => {
    if (!known.has(model)) known.set(model, servingOf(db, model));
    return known.get(model);
  };
  const documents = (model: string, query: (table: string) => [sql: string, ...values: SQLInputValue[]]): object[] => {
    const table = serving(model)?.table;
    if (table === undefined) return [];
    const [sql, ...values] = query(table);
    return db
      .prepare(sql)
      .all(...values)
      .map(({ body }) => JSON.parse(String(body)) as object);
  };
  return {
    get: async <Document extends object>({ name }: ReadModel<Document>, id: string) =>
      documents(name, (table) => [`SELECT body FROM ${table} WHERE id = ?`, id])[0] as Document | undefined,
    list: async <Document extends object, Field extends string>(
      model: ReadModel<Document, Field>,
      query: DocumentQuery<Field> = {},
    ) => documents(model.name, (table) => selectOf(table, model, query)) as Document[],
    version: async ({ name }) => {
      const { generation, changed } = serving(name) ?? { generation: 'none', changed: 0n };
      return { generation, changed };
    },
  };
};

const servingOf = (db: DatabaseSync, projection: string): Serving | undefined => {
  const select = db.prepare(`
    SELECT version, generation, changed FROM models JOIN generations USING (projection)
    WHERE projection = ? AND generation = live`);
  select.setReadBigInts(true);
  const row = select.get(projection) as { version: bigint; generation: bigint; changed: bigint } | undefined;
  if (row === undefined) return undefined;
  const generation = { projection, version: Number(row.version), generation: Number(row.generation) };
  return { generation: generationName(generation), changed: row.changed, table: documentTable(generation) };
};

const selectOf = <Field extends string>(
  table: string,
  { name, fields }: ReadModel<object, Field>,
  { where = {}, beforeId, order = 'ascending', limit }: DocumentQuery<Field>,
): [sql: string, ...values: SQLInputValue[]] => {
  const conditions: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [field, filter] of Object.entries<Filter | undefined>(where)) {
    if (filter === undefined) continue;
    if (!fields.some((declared) => declared === field)) throw new UndeclaredField(`${name} has no field '${field}'`);
    for (const [operator, value] of bounds(filter)) {
      conditions.push(`${fieldColumn(field)} ${operator} ?`);
      values.push(value);
    }
  }
  if (beforeId !== undefined) {
    conditions.push('id < ?');
    values.push(beforeId);
  }
  const filtered = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const bounded = limit === undefined ? '' : ' LIMIT ?';
  if (limit !== undefined) values.push(limit);
  const sql = `SELECT body FROM ${table}${filtered} ORDER BY id ${order === 'ascending' ? 'ASC' : 'DESC'}${bounded}`;
  return [sql, ...values];
};

const bounds = (filter: Filter): readonly (readonly [operator: string, value: string | number])[] => {
  if (typeof filter !== 'object') return [['=', filter]];
  return [
    ...(filter.from === undefined ? [] : [['>=', filter.from] as const]),
    ...(filter.to === undefined ? [] : [['<', filter.to] as const]),
  ];
};
