import { pauseFor } from '@league/command-api/processes/retries.ts';
import { type Pauses, pauseMs, type RetryPolicy } from '@league/events/ports/retries.ts';

/** As servers are waited for: never more than two tries a second. */
const PAUSES: Pauses = { firstMs: 1_000, longestMs: 30_000 };

/** Waits by these pauses, or so many times shorter. */
export const backoffAt = (pace: number, pauses = PAUSES): RetryPolicy => ({
  wait: (attempt, signal) => pauseFor(pauseMs(pauses, attempt, Math.random()) / pace, signal),
});

export const backoff = backoffAt(1);
