import { createWatched } from './watched.ts';

/** Which answers on screen the server called old (`X-Stale`): their read model is behind the requested position. */
export type Staleness = {
  /** To be called after every answer, with the `path` that was asked for. */
  readonly note: (path: string, stale: boolean) => void;
  readonly has: (path: string) => boolean;
  /** After how many ms the path is to be read again; false where its last answer was fresh. */
  readonly askAgainMs: (path: string) => number | false;
  /** Whether any answer on screen is old. The same value between changes, as `useSyncExternalStore` needs it. */
  readonly any: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

/** An old answer is read again soon, then less and less often: a projection may stand still until it is repaired. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A path that is not read again within this time after its wait is on no screen any more, and is forgotten. */
const FORGET_AFTER_MS = 4_000;

type Stale = { readonly times: number; readonly forgetting: ReturnType<typeof setTimeout> };
const waitAfter = (times: number): number => Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);

export const createStaleness = (): Staleness => {
  const stale = new Map<string, Stale>();
  const { current: any, set, subscribe } = createWatched(false);
  const tell = (): void => set(stale.size > 0);
  const forget = (path: string): void => {
    clearTimeout(stale.get(path)?.forgetting);
    if (stale.delete(path)) tell();
  };
  return {
    note: (path, isStale) => {
      if (!isStale) {
        forget(path);
        return;
      }
      const before = stale.get(path);
      clearTimeout(before?.forgetting);
      const times = (before?.times ?? 0) + 1;
      stale.set(path, { times, forgetting: setTimeout(() => forget(path), waitAfter(times) + FORGET_AFTER_MS) });
      if (before === undefined) tell();
    },
    has: (path) => stale.has(path),
    askAgainMs: (path) => {
      const known = stale.get(path);
      return known === undefined ? false : waitAfter(known.times);
    },
    any,
    subscribe,
  };
};
