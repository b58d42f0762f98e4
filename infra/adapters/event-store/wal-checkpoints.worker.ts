import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** Thread of wal-checkpoints.ts: moves pages from the `-wal` into the main file whenever told, and says when done. */

const db = new DatabaseSync(workerData as string);
db.exec('PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0');
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (order: 'checkpoint' | 'close') => {
  if (order === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  try {
    checkpoint.get();
  } catch {
    // A full disk: nothing is lost, the pages stay in the -wal file until the next order.
  }
  parentPort?.postMessage('done');
});
