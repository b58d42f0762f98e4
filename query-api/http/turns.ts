/** The work that waits for a turn of the event loop. One queue for the whole process, as there is one event loop. */
const line: (() => void)[] = [];

const serveNext = (): void => {
  line.shift()?.();
  if (line.length > 0) setImmediate(serveNext);
};

/**
 * Waits for a turn of the event loop that no other caller of this function gets. Work that computes for milliseconds begins
 * after it: however much of it comes at once, reading from connections waits for one piece of work and not for all.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (line.push(resolve) === 1) setImmediate(serveNext);
  });
