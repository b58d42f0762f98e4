/** Who waits for a turn of the event loop. One line for the whole process, as there is one event loop. */
const line: (() => void)[] = [];

const serveNext = (): void => {
  line.shift()?.();
  if (line.length > 0) setImmediate(serveNext);
};

/**
 * Waits for a turn of the event loop that nobody else has who waits here. Work that computes for milliseconds begins after it:
 * however much of it comes at once, what is read from connections meanwhile waits for one piece of work and not for all.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    if (line.push(resolve) === 1) setImmediate(serveNext);
  });
