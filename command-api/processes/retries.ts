import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { type Pauses, pauseMs } from '@league/events/ports/retries.ts';

/** How often something that fails is tried, and with which pauses. */
export type Retries = Pauses & { readonly tries: number };

/** Waits so long, or until the signal aborts. Never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** For what passes by itself, like the outage of a store. */
export const triedForEver: Retries = { tries: Infinity, firstMs: 100, longestMs: 30_000 };

/** For what an event itself may be the cause of, like a bug: some seconds, then whoever tries gives up. */
export const triedThenStopped: Retries = { ...triedForEver, tries: 7 };

type Trying = {
  readonly policy: Retries;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  /** Told of every failed try but the last. */
  readonly failed: (error: unknown) => void;
};

/** `given-up`: it failed as often as the policy allows, the last time by `error`. */
export type Tried = { readonly end: 'done' | 'aborted' } | { readonly end: 'given-up'; readonly error: unknown };

/** Tries, at least once, until it works, the policy's tries are used up or the signal aborts. A store that is away costs no try. */
export const tryOut = async (act: () => Promise<void>, { policy, pause, signal, failed }: Trying): Promise<Tried> => {
  let [failures, outages] = [0, 0];
  do {
    try {
      await act();
      return { end: 'done' };
    } catch (error) {
      const nth = error instanceof StoreUnavailable ? (outages += 1) : (failures += 1);
      if (failures >= policy.tries) return { end: 'given-up', error };
      failed(error);
      await pause(pauseMs(policy, nth, Math.random()), signal);
    }
  } while (!signal.aborted);
  return { end: 'aborted' };
};

/** By the machine's clock. By the global timers: those of `node:timers/promises` know nothing of a test's clock. */
export const pauseFor: Pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
