import { answers } from '@league/query-api/contract/models-of-calls.ts';
import type { LiveHello } from '@league/query-api/contract/live.ts';
import { isMadeAt } from '@league/query-api/contract/made-at.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isRefusedForGood } from './errors.ts';

type Matches = (query: Query) => boolean;

const isCall = (call: unknown): call is keyof typeof answers => typeof call === 'string' && call in answers;

/** The read models of the call that a query asks (`meta.call`), and those that it names besides (`meta.models`). */
const modelsOf = ({ meta }: Query): readonly string[] => {
  const { call, models }: { call?: unknown; models?: unknown } = meta ?? {};
  return [...(isCall(call) ? answers[call] : []), ...(Array.isArray(models) ? models.map(String) : [])];
};

const isMadeOf =
  (moved: readonly string[]): Matches =>
  (query) =>
    modelsOf(query).some((model) => moved.includes(model));

/** Queries whose running read will be followed by one more. */
const toRepeat = new WeakSet<Query>();

/**
 * Reads again the queries on screen that are made of one of these read models (null: all queries but those that were
 * refused for good), and marks the others, which are read when a page shows them next. A running read may have been answered before the change, so it is
 * finished and followed by one more: no change is lost, and many quick changes do not keep an answer from arriving.
 */
export const reread = async (client: QueryClient, models: readonly string[] | null): Promise<void> => {
  const predicate: Matches = models === null ? ({ state }) => !isRefusedForGood(state.error) : isMadeOf(models);
  for (const query of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (toRepeat.has(query)) continue;
    toRepeat.add(query);
    const again = (): Promise<void> => {
      toRepeat.delete(query);
      return client.invalidateQueries({ predicate: (each) => each === query }, { cancelRefetch: false });
    };
    void Promise.resolve(query.promise).then(again, again);
  }
  // What was refused may be there now: a page that shows it next asks again.
  for (const query of client.getQueryCache().findAll({ predicate, type: 'inactive' }))
    if (isRefusedForGood(query.state.error)) query.reset();
  await client.invalidateQueries({ predicate }, { cancelRefetch: false });
};

/**
 * Reads again what was read before the live connection began, and is older than its first message says: the change
 * between was told to nobody. `etagOf` gives the ETag of the last answer from an address.
 */
export const rereadOlder = (
  client: QueryClient,
  versions: LiveHello['models'],
  etagOf: (url: string) => string | undefined,
): void => {
  for (const query of client.getQueryCache().getAll()) {
    const look = async (): Promise<void> => {
      const [url] = query.queryKey;
      if (isMadeAt(etagOf(String(url)) ?? '', modelsOf(query), versions)) return;
      await client.invalidateQueries({ predicate: (each) => each === query }, { cancelRefetch: false });
    };
    void Promise.resolve(query.promise).then(look, look);
  }
};
