import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { DocumentChange, Generation } from '@league/projector/ports/read-model-writer.ts';
import type { Row } from './sqlite-rows.ts';
import { documentTable, fieldColumn } from './sqlite-schema.ts';

/** What the writer holds for one generation while it is open. */
export type Table = {
  readonly name: string;
  readonly fields: readonly string[];
  readonly move: StatementSync;
  readonly saveActs: StatementSync;
  /** A filling failed half-way: what it should have written may be there already. */
  unsure: boolean;
  /** Documents that it was filled with. */
  filled: number;
  /** It holds so much that work on all of it is for the thread. */
  large: boolean;
  keyed: KeyedStatements | undefined;
  /** As last written, so that it is written only when it changed. */
  seasonActs: string | undefined;
};

/** Work by id, once there is the index for it. */
export type KeyedStatements = {
  readonly putSql: string;
  readonly put: StatementSync;
  /** As `put`, without touching the indexes of the fields; does nothing (no changes) where a field changes. */
  readonly putSameFields: StatementSync;
  readonly remove: StatementSync;
  readonly get: StatementSync;
};

/** undefined when there is no such generation. */
export const prepareTable = (db: DatabaseSync, generation: Generation): Table | undefined => {
  const row = db
    .prepare('SELECT fields FROM generations WHERE projection = ? AND generation = ?')
    .get(generation.projection, generation.generation);
  if (row === undefined) return undefined;
  return {
    name: documentTable(generation),
    fields: JSON.parse(String(row['fields'])),
    move: db.prepare(
      `UPDATE generations SET position = ?, changed = ?, event_id = ?
        WHERE projection = ? AND generation = ? AND position <= ?`,
    ),
    saveActs: db.prepare('INSERT OR REPLACE INTO carried (projection, generation, body) VALUES (?, ?, ?)'),
    unsure: false,
    filled: 0,
    large: false,
    keyed: undefined,
    seasonActs: undefined,
  };
};

const columnsOf = ({ fields }: Table): readonly string[] => [
  'body',
  'position',
  ...fields.map(fieldColumn),
  'checksum',
];

export const insertInto = (table: Table): string => {
  const columns = columnsOf(table);
  return `INSERT INTO ${table.name} (id, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`;
};

export const prepareKeyed = (db: DatabaseSync, table: Table): KeyedStatements => {
  const replaced = columnsOf(table).map((column) => `${column} = excluded.${column}`);
  const putSql = `${insertInto(table)} ON CONFLICT (id) DO UPDATE SET ${replaced.join(', ')}`;
  const same = table.fields.map(fieldColumn).map((column) => `${table.name}.${column} IS excluded.${column}`);
  const putSameFields = `${insertInto(table)} ON CONFLICT (id) DO UPDATE
    SET body = excluded.body, position = excluded.position, checksum = excluded.checksum
    WHERE ${['TRUE', ...same].join(' AND ')}`;
  return {
    putSql,
    put: db.prepare(putSql),
    putSameFields: db.prepare(putSameFields),
    remove: db.prepare(`DELETE FROM ${table.name} WHERE id = ?`),
    get: db.prepare(`SELECT body FROM ${table.name} WHERE id = ?`),
  };
};

/** What {@link insertInto} takes, but for the checksum. */
export const rowOf = ({ fields }: Table, { id, position }: DocumentChange, document: object): Row => {
  const members = document as Readonly<Record<string, string | number | null | undefined>>;
  return [id, JSON.stringify(document), position, ...fields.map((field) => members[field] ?? null)];
};
