import type { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';

/** A document as a row of its table; behind its position the values of the declared fields, in their order. */
export type Row = readonly [id: string, body: string, position: bigint | number, ...fields: Values];

/** The values of several rows one after the other, which is cheaper to send to a thread than one list a row. */
export type Values = readonly (string | number | bigint | null)[];
export type Rows = { readonly width: number; readonly values: Values };

/** Runs the statement once for each row with its checksum, which is made where the rows are written: in the thread, if there is one. */
export const insertRows = (db: DatabaseSync, sql: string, { width, values }: Rows): void => {
  const statement = db.prepare(sql);
  for (let from = 0; from < values.length; from += width) {
    const row = values.slice(from, from + width) as unknown as Row;
    statement.run(...row, checksumOf(row));
  }
};

/** CRC-32 over all of a row: SQLite checks structure, not content (ADR 8). */
export const checksumOf = ([id, body, ...rest]: Row): number => {
  let head = id;
  for (const value of rest) head += `\n${value ?? ''}`;
  // Chained, so that the long body is not copied into one text first.
  return crc32(body, crc32(head));
};
