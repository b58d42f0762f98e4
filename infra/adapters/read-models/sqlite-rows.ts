import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** The values of several rows one after the other, which is cheaper to send to a thread than one list a row. */
export type Values = readonly (string | number | bigint | null)[];
export type Rows = { readonly width: number; readonly values: Values };

/** Runs the statement once for each row. */
export const insertRows = (db: DatabaseSync, sql: string, { width, values }: Rows): void => {
  const statement = db.prepare(sql);
  for (let from = 0; from < values.length; from += width) statement.run(...values.slice(from, from + width));
};

/** What a row holds of a document; the fields are those that are declared, in their order. */
type RowContent = {
  readonly id: string;
  readonly body: string;
  readonly position: bigint | number;
  readonly fields: Values;
};

/** CRC-32 over all of a row: SQLite checks structure, not content (ADR 8). */
export const checksumOf = ({ id, body, position, fields }: RowContent): number =>
  crc32(body, crc32([id, position, ...fields].map((value) => String(value ?? '')).join('\n')));
