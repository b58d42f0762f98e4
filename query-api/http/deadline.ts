import { StoreUnavailable } from '@league/events/ports/event-store.ts';

/** Calls back once the time of a GET is over, unless what it returns is called before. */
export type Deadline = (over: () => void) => () => void;

/** How long a GET may take, whatever it waits for (ADR 20). */
const DEADLINE_MS = 3000;

/** A deadline so many ms from when it is set. */
export const deadlineOf =
  (ms: number): Deadline =>
  (over) => {
    const timer = setTimeout(over, ms);
    return () => clearTimeout(timer);
  };

export const threeSeconds = deadlineOf(DEADLINE_MS);

/**
 * The result of the work, if it comes in time. Work that is too late is not stopped; the signal tells it that nobody waits any
 * more.
 * @throws StoreUnavailable once the time is over
 */
export const withDeadline = <Result>(
  deadline: Deadline,
  work: (givenUp: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const waiting = new AbortController();
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const clear = deadline(() => {
    const late = new StoreUnavailable('the stores did not answer in time');
    waiting.abort(late);
    reject(late);
  });
  return Promise.race([work(waiting.signal), tooLate]).finally(clear);
};
