import { DatabaseSync, type StatementSync } from 'node:sqlite';
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
import { documentTable, fieldColumn, openReadModelFile } from './sqlite-schema.ts';

/** Reads that may be under way at once; more wait their turn. */
const CONNECTIONS = 4;
/** Prepared statements kept by a connection; a rebuild makes new table names, so old ones must go some time. */
const STATEMENTS = 200;

export type SqliteReaderOptions = {
  /** Told when a damaged file was set aside. */
  readonly onNotice: (notice: string) => void;
};

type Connection = { readonly db: DatabaseSync; readonly statements: Map<string, StatementSync> };

type Live = ModelVersion & { readonly table: string };

/**
 * Reads what the writer of the same file wrote. Each snapshot is one read transaction on a connection of its own, so
 * that documents and versions in it belong together whatever is written or switched meanwhile.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const createSqliteReader = (
  file: string,
  { onNotice }: SqliteReaderOptions,
): ReadModelReader & { readonly close: () => Promise<void> } => {
  // Makes the file if it is not there, so that reading before the first write finds no models instead of no file.
  openReadModelFile(file, onNotice).close();
  const pool = createPool(file);
  return {
    snapshot: async (work) => {
      try {
        const connection = await pool.acquire();
        return await readIn(connection, work).finally(() => pool.release(connection));
      } catch (error) {
        throw toPortError(error, file);
      }
    },
    close: pool.close,
  };
};

const readIn = async <Result>(connection: Connection, work: (view: ReadView) => Promise<Result>): Promise<Result> => {
  const { db } = connection;
  let open = true;
  db.exec('BEGIN');
  try {
    // The first read fixes the state that the whole transaction sees.
    const live = liveModels(connection);
    const liveOf = (name: string): Live | undefined => {
      if (!open) throw new Error('a view was used after its snapshot had ended');
      return live.get(name);
    };
    return await work(viewOf(connection, liveOf));
  } finally {
    open = false;
    db.exec('ROLLBACK');
  }
};

const liveModels = (connection: Connection): ReadonlyMap<string, Live> => {
  const select = prepared(
    connection,
    'SELECT projection, generation, version, changed FROM models JOIN generations USING (projection) WHERE generation = live',
  );
  select.setReadBigInts(true);
  const rows = select.all() as { projection: string; generation: bigint; version: bigint; changed: bigint }[];
  return new Map(
    rows.map(({ projection, generation: number, version, changed }) => {
      const generation = { projection, generation: Number(number), version: Number(version) };
      return [projection, { table: documentTable(generation), generation: generationName(generation), changed }];
    }),
  );
};

const viewOf = (connection: Connection, liveOf: (name: string) => Live | undefined): ReadView => ({
  get: async <Document extends object>({ name }: ReadModel<Document>, id: string) => {
    const live = liveOf(name);
    if (live === undefined) return undefined;
    const row = prepared(connection, `SELECT body FROM ${live.table} WHERE id = ?`).get(id);
    return row && (JSON.parse(String(row['body'])) as Document);
  },
  list: async <Document extends object, Field extends string>(
    { name }: ReadModel<Document, Field>,
    query: DocumentQuery<Field> = {},
  ) => {
    const live = liveOf(name);
    if (live === undefined) return [];
    const { sql, values } = listing(live.table, query);
    const rows = prepared(connection, sql).all(...values);
    return rows.map((row) => JSON.parse(String(row['body'])) as Document);
  },
  version: async ({ name }) => {
    const { generation = 'none', changed = 0n } = liveOf(name) ?? {};
    return { generation, changed };
  },
});

const listing = (
  table: string,
  { where = {}, beforeId, order = 'ascending', limit }: DocumentQuery<string>,
): { sql: string; values: (string | number)[] } => {
  const conditions: string[] = [];
  const values: (string | number)[] = [];
  const require = (condition: string, value: string | number | undefined): void => {
    if (value === undefined) return;
    conditions.push(condition);
    values.push(value);
  };
  for (const [field, filter] of Object.entries<Filter | undefined>(where)) {
    const column = fieldColumn(field);
    if (typeof filter !== 'object') {
      require(`${column} = ?`, filter);
    } else if ('not' in filter) {
      conditions.push(`${column} NOT IN (${filter.not.map(() => '?').join(', ')})`, `${column} IS NOT NULL`);
      values.push(...filter.not);
    } else {
      require(`${column} >= ?`, filter.from);
      require(`${column} < ?`, filter.to);
    }
  }
  require('id < ?', beforeId);
  const filtered = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  const limited = limit === undefined ? '' : ' LIMIT ?';
  if (limit !== undefined) values.push(limit);
  const direction = order === 'descending' ? ' DESC' : '';
  return { sql: `SELECT body FROM ${table}${filtered} ORDER BY id${direction}${limited}`, values };
};

const prepared = ({ db, statements }: Connection, sql: string): StatementSync => {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= STATEMENTS) statements.clear();
  const statement = db.prepare(sql);
  statements.set(sql, statement);
  return statement;
};

type Pool = {
  readonly acquire: () => Promise<Connection>;
  readonly release: (connection: Connection) => void;
  readonly close: () => Promise<void>;
};

/** Connections are opened when first needed; whoever finds none free waits in line. */
const createPool = (file: string): Pool => {
  const all: Connection[] = [];
  const free: Connection[] = [];
  const waiting: ((connection: Connection) => void)[] = [];
  const open = (): Connection => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA query_only = ON; PRAGMA cache_size = -8192');
    const connection = { db, statements: new Map() };
    all.push(connection);
    return connection;
  };
  return {
    acquire: async () => {
      const idle = free.pop();
      if (idle !== undefined) return idle;
      return all.length < CONNECTIONS ? open() : new Promise((resolve) => waiting.push(resolve));
    },
    release: (connection) => {
      const next = waiting.shift();
      if (next === undefined) free.push(connection);
      else next(connection);
    },
    close: async () => {
      for (const { db } of all) db.close();
    },
  };
};
