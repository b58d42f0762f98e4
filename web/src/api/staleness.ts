/** Which of the answers on screen the server itself called old (`X-Stale`): a projection is behind what was asked for. */
export type Staleness = {
  /** After every answer. `path` as it was asked for. */
  readonly note: (path: string, stale: boolean) => void;
  readonly has: (path: string) => boolean;
  /** Whether any is; stable between changes, as `useSyncExternalStore` needs it. */
  readonly any: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

/** What is on screen is asked for again each second; what is not asked for any longer is on nobody's screen. */
const FORGOTTEN_MS = 5_000;

export const createStaleness = (): Staleness => {
  const stale = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const forget = (path: string): void => {
    clearTimeout(stale.get(path));
    if (stale.delete(path)) tell();
  };
  return {
    note: (path, isStale) => {
      if (!isStale) {
        forget(path);
        return;
      }
      const known = stale.has(path);
      clearTimeout(stale.get(path));
      stale.set(
        path,
        setTimeout(() => forget(path), FORGOTTEN_MS),
      );
      if (!known) tell();
    },
    has: (path) => stale.has(path),
    any: () => stale.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
