import type { DatabaseSync } from 'node:sqlite';

/** The values of several rows one after the other, which is cheaper to send to a thread than one list a row. */
export type Values = readonly (string | number | bigint | null)[];
export type Rows = { readonly width: number; readonly values: Values };

/** Runs the statement once for each row. */
export const insertRows = (db: DatabaseSync, sql: string, { width, values }: Rows): void => {
  const statement = db.prepare(sql);
  for (let from = 0; from < values.length; from += width) statement.run(...values.slice(from, from + width));
};
