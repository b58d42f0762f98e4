import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Answer, Order } from './sqlite-bulk.worker.ts';

/** Long writing that must not hold up a live server. */
export type Bulk = {
  /** Carries out one order after the other. @throws what SQLite said, or StoreUnavailable when the thread died */
  readonly carryOut: (order: Order) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** After so long without an order the thread is ended: rebuilds are rare. */
const IDLE_MS = 10_000;
/** Memory for new objects: rows are written and forgotten at once, and V8 would give them ten times as much. */
const YOUNG_MB = 4;

/**
 * A thread that writes to the file on a connection of its own, started by the first order. While a rebuild fills a
 * generation, the event loop folds the next page or answers requests; an index over 300,000 documents takes half a second.
 */
export const createBulk = (file: string): Bulk => {
  let worker: Worker | undefined;
  let waiting: PromiseWithResolvers<void>[] = [];
  let idle: NodeJS.Timeout | undefined;

  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const running = worker;
    worker = undefined;
    if (running === undefined) return;
    running.ref();
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.postMessage('close');
    await ended;
  };

  const rest = (): void => {
    // The process stays up for an order under way, not for a thread that waits for the next.
    worker?.unref();
    idle = setTimeout(() => void close(), IDLE_MS).unref();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-bulk.worker.ts', import.meta.url), {
      workerData: file,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    started.on('message', ({ failure }: Answer) => {
      const order = waiting.shift();
      if (waiting.length === 0) rest();
      if (failure === undefined) order?.resolve();
      else order?.reject(Object.assign(new Error(failure.message), { errcode: failure.errcode }));
    });
    started.on('error', (error) => {
      if (worker === started) worker = undefined;
      for (const order of waiting) order.reject(new StoreUnavailable(`${file}: ${String(error)}`, { cause: error }));
      waiting = [];
    });
    return started;
  };

  return {
    carryOut: (order) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const done = Promise.withResolvers<void>();
      waiting.push(done);
      worker.postMessage(order);
      return done.promise;
    },
    close,
  };
};
