import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** Keeps the `-wal` file of a busy database small without making writers wait. */
export type WalCheckpoints = {
  /** To be called after each commit; cheap. */
  readonly afterCommit: () => void;
  /** Starts the file's next round anew, so that nothing of a refused transaction stays in it behind a later one. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
};

/** How many pages wait, in bytes, before the thread is told; SQLite's own default is the same for pages of 4 KiB. */
const BYTES_TO_START = 1_000 * 4_096;
/** How many pages the file may hold, in bytes, before the writer itself finishes what the thread has left over. */
const BYTES_TO_FINISH = 8_000 * 4_096;
/** Commits between two looks at the file. */
const COMMITS_PER_LOOK = 16;

/** A frame of the file is a page and 24 bytes. */
const framesOf = (bytes: number, pageBytes: number): number => Math.ceil(bytes / pageBytes);

/** Where the file of a database with pages of this size is cut back to after a burst: whole frames, so that no half one is left. */
export const walLimitBytes = (pageBytes: number): number =>
  32 + framesOf(BYTES_TO_FINISH, pageBytes) * (pageBytes + 24);

/**
 * Checkpoints in a thread of their own, started when there is first something to do. Syncing the main file on the
 * request path would cost each append behind it several milliseconds. The writer can use the `-wal` file
 * from its beginning again only when all of it has been moved; under unbroken load the thread never gets there, so
 * beyond the limit the writer moves the few pages that came meanwhile. Tests say how many frames wait before the thread is told.
 */
export const keepWalSmall = (db: DatabaseSync, file: string, framesToStart?: number): WalCheckpoints => {
  const look = db.prepare('PRAGMA wal_checkpoint(NOOP)');
  const pageBytes = Number(db.prepare('PRAGMA page_size').get()?.['page_size']);
  const startAt = framesToStart ?? framesOf(BYTES_TO_START, pageBytes);
  const finishAt = framesOf(BYTES_TO_FINISH, pageBytes);
  let worker: Worker | undefined;
  let busy = false;
  let failed = false;
  let commits = 0;

  const checkpoint = (mode: 'PASSIVE' | 'RESTART'): void => {
    try {
      db.exec(`PRAGMA wal_checkpoint(${mode})`);
    } catch {
      // A full disk: the pages stay in the -wal file, and the next commit says so if it must.
    }
  };

  const start = (): Worker => {
    const url = new URL('./wal-checkpoints.worker.ts', import.meta.url);
    const started = new Worker(url, { workerData: file, execArgv: [] });
    started.unref();
    started.on('message', () => {
      busy = false;
      if (db.isOpen && framesIn(look.get()).all >= finishAt) checkpoint('PASSIVE');
    });
    started.on('error', () => {
      failed = true;
      busy = false;
    });
    return started;
  };

  return {
    afterCommit: () => {
      commits += 1;
      if (busy || commits % COMMITS_PER_LOOK !== 0) return;
      const frames = framesIn(look.get());
      if (frames.waiting < startAt) return;
      if (failed) return checkpoint('PASSIVE');
      worker ??= start();
      busy = true;
      worker.postMessage('checkpoint');
    },
    renew: () => checkpoint('RESTART'),
    close: async () => {
      const running = worker;
      worker = undefined;
      if (running === undefined || failed) return;
      running.ref();
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.postMessage('close');
      await ended;
    },
  };
};

const framesIn = (row: Readonly<Record<string, unknown>> | undefined): { all: number; waiting: number } => {
  const all = Number(row?.['log'] ?? 0);
  return { all, waiting: all - Number(row?.['checkpointed'] ?? 0) };
};
