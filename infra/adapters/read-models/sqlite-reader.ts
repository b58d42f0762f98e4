import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { generationName } from '@league/projector/ports/read-model-writer.ts';
import type {
  DocumentQuery,
  Filter,
  ModelVersion,
  ReadModelReader,
} from '@league/query-api/ports/read-model-reader.ts';
import { toPortError } from '../event-store/sqlite-errors.ts';
import { createKeptReads } from './kept-reads.ts';
import { type StoredState, withView } from './read-view.ts';
import { documentTable, fieldColumn } from './sqlite-schema.ts';
import { createTurns } from './turns.ts';

/** How many prepared statements are kept: a rebuild makes new table names, so old statements must go some time. */
const STATEMENTS = 200;

type Live = ModelVersion & { readonly table: string };

type Prepare = (sql: string) => StatementSync;

/**
 * Reads the file of a writer, which has made it (sqlite-writer.ts). Each snapshot is one read transaction, so that documents
 * and versions in it belong together whatever is written or switched meanwhile. Snapshots take turns on one connection: SQLite
 * answers within the call, so the work of one snapshot waits for nothing, unless it asked for another snapshot.
 * @throws StoreUnavailable when the file cannot be opened for now
 */
export const createSqliteReader = (file: string): ReadModelReader & { readonly close: () => Promise<void> } => {
  const db = openForReading(file);
  const prepare = keptStatements(db);
  const inTurn = createTurns();
  const kept = createKeptReads();
  const snapshot: ReadModelReader['snapshot'] = async (work) => {
    db.exec('BEGIN');
    try {
      return await withView(stateIn(prepare), kept, work);
    } finally {
      db.exec('ROLLBACK');
    }
  };
  return {
    snapshot: async (work) => {
      try {
        return await inTurn(() => snapshot(work));
      } catch (error) {
        throw toPortError(error, file);
      }
    },
    close: () => inTurn(() => db.close()),
  };
};

const openForReading = (file: string): DatabaseSync => {
  try {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA query_only = ON; PRAGMA cache_size = -32768');
    return db;
  } catch (error) {
    throw toPortError(error, file);
  }
};

const keptStatements = (db: DatabaseSync): Prepare => {
  const statements = new Map<string, StatementSync>();
  return (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    if (statements.size >= STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
};

/** The state of the transaction that is open: its first read, which is here, fixes what the whole of it sees. */
const stateIn = (prepare: Prepare): StoredState<Live> => {
  const live = liveModels(prepare);
  return {
    live: (model) => live.get(model),
    body: ({ table }, id) => prepare(`SELECT body FROM ${table} WHERE id = ?`).get(id)?.['body'] as string | undefined,
    bodies: ({ table }, query) => {
      const { sql, values } = listing(table, query);
      return prepare(sql)
        .all(...values)
        .map(({ body }) => body as string);
    },
  };
};

const liveModels = (prepare: Prepare): ReadonlyMap<string, Live> => {
  const select = prepare(
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

const listing = (
  table: string,
  { where = {}, beforeId, order, limit = -1 }: DocumentQuery<string>,
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
  const direction = order === 'descending' ? ' DESC' : '';
  // To SQLite a negative limit is none.
  return { sql: `SELECT body FROM ${table}${filtered} ORDER BY id${direction} LIMIT ?`, values: [...values, limit] };
};
