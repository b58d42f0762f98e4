import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Matches = (query: Query) => boolean;

const isMadeOf =
  (moved: readonly string[]): Matches =>
  ({ meta }) => {
    const models: unknown = meta?.['models'];
    return Array.isArray(models) && models.some((model) => moved.includes(model));
  };

/** Queries whose running read will be followed by one more. */
const toRepeat = new WeakSet<Query>();

/**
 * Reads again the queries on screen that are made of one of these read models (null: all queries), and marks the
 * others, which are read when a page shows them next. A running read may have been answered before the change, so it is
 * finished and followed by one more: no change is lost, and many quick changes do not keep an answer from arriving.
 */
export const reread = async (client: QueryClient, models: readonly string[] | null): Promise<void> => {
  const predicate: Matches = models === null ? () => true : isMadeOf(models);
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (toRepeat.has(query)) continue;
    toRepeat.add(query);
    const again = (): Promise<void> => {
      toRepeat.delete(query);
      return client.invalidateQueries({ predicate: (each) => each === query }, { cancelRefetch: false });
    };
    void Promise.resolve(query.promise).then(again, again);
  }
  await client.invalidateQueries({ predicate }, { cancelRefetch: false });
};

/** Cancels a read that gets no answer and starts it anew: what "Yeniden dene" does under a skeleton. */
export const readAnew = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
};
