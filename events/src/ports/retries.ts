import { StoreUnavailable } from './event-store.ts';

/** The pauses between tries: each twice as long as the one before, up to the longest. */
export type Pauses = { readonly firstMs: number; readonly longestMs: number };

/**
 * The pause after so many failures, shortened by up to a half by `chance` (0 to 1): processes that lost the same server do not
 * come back together.
 */
export const pauseMs = ({ firstMs, longestMs }: Pauses, failures: number, chance: number): number =>
  Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 - chance / 2);

/** How long work that failed waits before it is repeated. */
export type RetryPolicy = {
  /** Waits before attempt number `attempt` (from 1) is repeated; returns at once when `signal` aborts. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
};

/**
 * Repeats the work while a store is away; `onAway` is told of each try that finds it away, and ends them where it throws.
 * @throws what else the work throws, and the signal's reason once that aborts
 */
export const whenAvailable = async <Result>(
  work: () => Promise<Result>,
  retryPolicy: RetryPolicy,
  signal: AbortSignal,
  onAway: (error: StoreUnavailable) => void = () => undefined,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      onAway(error);
      await retryPolicy.wait(attempt, signal);
    }
  }
};
