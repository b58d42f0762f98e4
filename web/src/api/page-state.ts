import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { ApiProblem, isRefusedForGood } from './errors.ts';

/** What a rendered page has read: the cache, the ETags of its answers by their addresses, and what was refused for good. */
type PageState = {
  readonly cache: DehydratedState;
  readonly etags: Readonly<Record<string, string>>;
  readonly refusals: readonly Pick<ApiProblem, 'path' | 'problem'>[];
};

/** As JSON, for {@link takeOverState}. */
export const pageState = (client: QueryClient, etags: PageState['etags']): string => {
  const errors = client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => state.error ?? []);
  const refusals = errors.flatMap((error) =>
    isRefusedForGood(error) ? [{ path: error.path, problem: error.problem }] : [],
  );
  return JSON.stringify({ cache: dehydrate(client), etags, refusals } satisfies PageState);
};

/**
 * Puts into the cache what the server has read for the page, as if it had been read now: a page is sent only while nothing has moved
 * since. What moves later is told by the live connection, which knows the answers by their ETags. What was refused is not asked for
 * again. The returned function resolves once all that began to read meanwhile knows that.
 */
export const takeOverState = (
  json: string,
  client: QueryClient,
  api: Pick<Client, 'knowAnswers'>,
): (() => Promise<void>) => {
  const { cache, etags, refusals } = JSON.parse(json) as PageState;
  const now = Date.now();
  hydrate(client, {
    ...cache,
    queries: cache.queries.map(({ state, ...query }) => ({ ...query, state: { ...state, dataUpdatedAt: now } })),
  });
  api.knowAnswers({ etags, refusals: refusals.map(({ path, problem }) => new ApiProblem(path, problem)) });
  const refused = new Set(refusals.map(({ path }) => path));
  return async () => {
    const asked = client
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => refused.has(String(queryKey[0])));
    await Promise.allSettled(asked.flatMap(({ promise }) => promise ?? []));
  };
};
