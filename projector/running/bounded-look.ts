import { StoreUnavailable } from '@league/events/ports/event-store.ts';

/** How long a caller waits that only reports a status, ms. */
const LIMIT_MS = 2_000;

/**
 * A look at a server that may not answer, shared by all callers. A caller that comes while a look is under way gets its result,
 * or `StoreUnavailable` once `limitMs` have passed since it began; no caller gets the result of an earlier look. At most one
 * look is under way, however long it hangs, so that callers that ask again and again put no more load on a frozen server.
 */
export const boundedLook = <Found>(look: () => Found | Promise<Found>, limitMs = LIMIT_MS): (() => Promise<Found>) => {
  let underWay: Promise<Found> | undefined;
  return () => {
    if (underWay !== undefined) return underWay;
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    underWay = promise;
    const timer = setTimeout(() => reject(new StoreUnavailable(`no answer within ${limitMs} ms`)), limitMs);
    const over = (): void => {
      clearTimeout(timer);
      underWay = undefined;
    };
    void Promise.try(look).finally(over).then(resolve, reject);
    return promise;
  };
};
