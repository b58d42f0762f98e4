import { StoreUnavailable } from '@league/events/ports/event-store.ts';

/** How long somebody who only wants to know waits, ms. */
const LIMIT_MS = 2_000;

/**
 * A look at what may not answer, shared by all who want to know. Who asks while a look is under way gets what that one finds,
 * or `StoreUnavailable` from `limitMs` after its beginning on; nobody gets what an earlier look found. At most one is under
 * way, however long it hangs: those who ask again and again put no more upon a server that has frozen.
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
