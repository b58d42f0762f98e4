import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

type Matches = (query: Query) => boolean;

const isMadeOf =
  (moved: readonly string[]): Matches =>
  ({ meta }) => {
    const models: unknown = meta?.['models'];
    return Array.isArray(models) && models.some((model) => moved.includes(model));
  };

/** Whose answer is on its way, and will be asked for once more. */
const onceMore = new WeakSet<Query>();

/**
 * Reads again what is on screen and made of one of these read models; the rest when it is next looked at. null: all.
 * An answer that is on its way may be older than the move: it is let arrive, and then asked for once more. So no move is
 * lost, and no rush of moves keeps an answer from ever arriving.
 */
export const reread = async (client: QueryClient, models: readonly string[] | null): Promise<void> => {
  const predicate: Matches = models === null ? () => true : isMadeOf(models);
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (onceMore.has(query)) continue;
    onceMore.add(query);
    const again = (): Promise<void> => {
      onceMore.delete(query);
      return client.invalidateQueries({ predicate: (each) => each === query }, { cancelRefetch: false });
    };
    void Promise.resolve(query.promise).then(again, again);
  }
  await client.invalidateQueries({ predicate }, { cancelRefetch: false });
};

/** Lets go of an answer that does not come, and asks anew: what "Yeniden dene" means under a skeleton. */
export const readAnew = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
};
