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

/** How many frames (pages of 4 KiB and 24 bytes) wait before the thread is told; SQLite's own default is the same. */
const FRAMES_TO_START = 1_000;
/** How many frames the file may hold, about 32 MB, before the writer itself finishes what the thread has left over. */
const FRAMES_TO_FINISH = 8_000;
/** Commits between two looks at the file. */
const COMMITS_PER_LOOK = 16;

/** Where the file is cut back to after a burst: whole frames, so that no half one is left. */
export const WAL_LIMIT_BYTES = 32 + FRAMES_TO_FINISH * (4_096 + 24);

/**
 * Checkpoints in a thread of their own, started when there is first something to do. Syncing the main file on the
 * request path would cost each append behind it several milliseconds. The writer can use the `-wal` file
 * from its beginning again only when all of it has been moved; under unbroken load the thread never gets there, so
 * beyond the limit the writer moves the few pages that came meanwhile.
 */
export const keepWalSmall = (db: DatabaseSync, file: string, framesToStart = FRAMES_TO_START): WalCheckpoints => {
  const look = db.prepare('PRAGMA wal_checkpoint(NOOP)');
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
      if (db.isOpen && framesIn(look.get()).all >= FRAMES_TO_FINISH) checkpoint('PASSIVE');
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
      if (frames.waiting < framesToStart) return;
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
