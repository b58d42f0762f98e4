import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How long work that failed waits before it is repeated. */
export type RetryPolicy = {
  /** Waits before attempt number `attempt` (from 1) is repeated; returns at once when `signal` aborts. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
};

/**
 * How long to wait before attempt number `attempt` is repeated: from one second doubling to half a minute, shortened by
 * up to a half by `chance` (0 to 1). Never more than two attempts a second, and processes that lost the same server do
 * not come back together.
 */
export const waitMs = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (1 - chance / 2);

/** Waits by {@link waitMs}, or so many times shorter than that. */
export const backoffAt = (pace: number): RetryPolicy => ({
  wait: async (attempt, signal) => {
    await delay(waitMs(attempt, Math.random()) / pace, undefined, { signal }).catch(() => undefined);
  },
});

/** As servers are waited for. */
export const backoff = backoffAt(1);

/** Repeats the work while a store is away. @throws what else it throws, and the signal's reason once that aborts */
export const whenAvailable = async <Result>(
  work: () => Promise<Result>,
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await retryPolicy.wait(attempt, signal);
    }
  }
};
