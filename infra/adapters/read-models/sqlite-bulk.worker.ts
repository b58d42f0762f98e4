import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { insertRows, type Rows } from './sqlite-rows.ts';

/** Thread of sqlite-bulk.ts: does as told on a connection of its own, one order at a time, and says how it went. */

/** A statement to run once for each row, all in one transaction; without rows the SQL is executed as it is. */
export type Order = { readonly sql: string; readonly rows?: Rows };

/** Empty when it was done; else what SQLite said, and nothing was written. */
export type Answer = { readonly failure?: { readonly message: string; readonly errcode?: number } };

/** The port hands out the write lock; what is waited for here is another process. */
const BUSY_MS = 5_000;

const db = new DatabaseSync(workerData as string, { timeout: BUSY_MS });
db.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8192; PRAGMA temp_store = MEMORY');

const carryOut = ({ sql, rows }: Order): void => {
  if (rows === undefined) return db.exec(sql);
  db.exec('BEGIN IMMEDIATE');
  try {
    insertRows(db, sql, rows);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

parentPort?.on('message', (order: Order | 'close') => {
  if (order === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  let answer: Answer = {};
  try {
    carryOut(order);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    answer = { failure: errcode === undefined ? { message } : { message, errcode } };
  }
  parentPort?.postMessage(answer);
});
