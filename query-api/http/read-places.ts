/** Reads of the stores that may be under way at once: enough for a fast store, and no crowd before a slow one. */
const PLACES = 16;

/** Bounds the reads that are under way; the others wait in line. */
export type ReadPlaces = {
  /**
   * Runs the read in a place of its own, which it keeps until it ends, however long nobody waits for it. Given up before it
   * has a place, it is never begun. @throws what the signal was aborted with, then
   */
  readonly run: <Result>(read: () => Promise<Result>, givenUp: AbortSignal) => Promise<Result>;
};

/** All places are free. */
export const createReadPlaces = (): ReadPlaces => {
  let free = PLACES;
  const line = new Set<() => void>();

  const take = async (givenUp: AbortSignal): Promise<void> => {
    givenUp.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.add(resolve);
    givenUp.addEventListener('abort', () => {
      if (line.delete(resolve)) reject(givenUp.reason);
    });
    await promise;
  };
  const leave = (): void => {
    const [next] = line;
    if (next === undefined) {
      free += 1;
      return;
    }
    line.delete(next);
    next();
  };

  return {
    run: async (read, givenUp) => {
      await take(givenUp);
      try {
        return await read();
      } finally {
        leave();
      }
    },
  };
};
