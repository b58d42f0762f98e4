/** The most reads of the stores at once: enough for a fast store, and few enough not to crowd a slow one. */
const PLACES = 16;

/** Bounds the reads that are under way; the others wait in line. */
export type ReadPlaces = {
  /**
   * Runs the read in a place of its own, which it keeps until it ends, also when its caller no longer waits. A read whose
   * caller gives up before it has a place is never begun.
   * @throws the reason of the signal, then
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
