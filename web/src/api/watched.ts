/** A value that changes and whose changes are told, as `useSyncExternalStore` needs it: the same between changes. */
export type Watched<Value> = {
  readonly current: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createWatched = <Value>(initial: Value): Watched<Value> => {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    current: () => current,
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
