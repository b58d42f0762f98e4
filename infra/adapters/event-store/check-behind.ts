import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { reasonOf } from '@league/projector/running/fold.ts';

/** The check of a whole file, in a thread beside the work on the file. */
export type Check = {
  /** Whether the file has proven to be whole. */
  readonly isDone: () => boolean;
  /** Resolves when the file has proven to be whole, rejects when it is damaged; settles never once the check is stopped. */
  readonly done: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Of a file that was checked before it was opened. */
export const CHECKED: Check = { isDone: () => true, done: Promise.resolve(), stop: async () => {} };

/**
 * Begins the check. `worker` is a module that looks through the file `workerData` and posts what it found: undefined for a whole
 * file, else what `damaged` makes an error of.
 */
export const checkBehind = (worker: URL, file: string, damaged: (found: unknown) => Error): Check => {
  const thread = new Worker(worker, { workerData: file, execArgv: [] });
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  // Every caller that must not miss the damage listens to `done`; without one it is no unhandled rejection.
  done.catch(() => undefined);
  let isDone = false;
  thread.unref();
  thread.once('message', (found: unknown) => {
    if (found !== undefined) return reject(damaged(found));
    isDone = true;
    resolve();
  });
  thread.once('error', (error) => {
    reject(new StoreUnavailable(`${file} cannot be checked: ${reasonOf(error)}`, { cause: error }));
  });
  return {
    isDone: () => isDone,
    done,
    stop: async () => {
      thread.removeAllListeners();
      await thread.terminate();
    },
  };
};

/** When files are checked. Tests bring checks of their own. */
export type Checks = {
  /** A file of more bytes is checked behind the first answer, every other one before it is opened. */
  readonly atOnceBytes: number;
  readonly begin: typeof checkBehind;
};

/** A file of so many bytes is checked in a fifth of a second. */
export const checksBehind: Checks = { atOnceBytes: 32 * 1024 * 1024, begin: checkBehind };

/** Every file is checked before it is opened. */
export const checksFirst: Checks = { ...checksBehind, atOnceBytes: Number.POSITIVE_INFINITY };
