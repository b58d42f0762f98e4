import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import type { Answer, Order } from './sqlite-bulk.worker.ts';

/** Long writing that must not hold up a live server. */
export type Bulk = {
  /** Carries out one order after the other. @throws what SQLite said, or StoreUnavailable when the thread died */
  readonly carryOut: (order: Order) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * A thread that writes to the file on a connection of its own, started by the first order. While a rebuild fills a
 * generation, the event loop folds the next page or answers requests; an index over 300,000 documents takes half a second.
 */
export const createBulk = (file: string): Bulk => {
  let worker: Worker | undefined;
  let waiting: PromiseWithResolvers<void>[] = [];

  const start = (): Worker => {
    const started = new Worker(new URL('./sqlite-bulk.worker.ts', import.meta.url), { workerData: file, execArgv: [] });
    started.on('message', ({ failure }: Answer) => {
      const order = waiting.shift();
      if (waiting.length === 0) started.unref();
      if (failure === undefined) order?.resolve();
      else order?.reject(Object.assign(new Error(failure.message), { errcode: failure.errcode }));
    });
    started.on('error', (error) => {
      for (const order of waiting) order.reject(new StoreUnavailable(`${file}: ${String(error)}`, { cause: error }));
      waiting = [];
    });
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  return {
    carryOut: (order) => {
      worker ??= start();
      // The process stays up for an order under way, not for a thread that waits for the next.
      worker.ref();
      const done = Promise.withResolvers<void>();
      waiting.push(done);
      worker.postMessage(order);
      return done.promise;
    },
    close: async () => {
      const running = worker;
      if (running === undefined) return;
      running.ref();
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.postMessage('close');
      await ended;
    },
  };
};

/** Lets one piece of work in at a time, in the order of asking, so that no two connections of a process want to write at once. */
export const createTurns = (): (<Result>(work: () => Result | Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};
