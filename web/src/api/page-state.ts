import { type DehydratedState, dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { ApiProblem, isRefusedForGood } from './errors.ts';

/** What a rendered page has read, and the ETags of those answers by their addresses. */
type PageState = { readonly cache: DehydratedState; readonly etags: Readonly<Record<string, string>> };

/** Data, and refusals that would come again. */
const isSettled = ({ state: { status, error } }: Query): boolean => status === 'success' || isRefusedForGood(error);

/** As JSON, for {@link takeOverState}. */
export const pageState = (client: QueryClient, etags: PageState['etags']): string =>
  JSON.stringify({ cache: dehydrate(client, { shouldDehydrateQuery: isSettled }), etags } satisfies PageState);

/**
 * Puts into the cache what the server has read for the page, as if it had been read now: a page is sent only while nothing has moved
 * since. What moves later is told by the live connection, which knows the answers by their ETags.
 */
export const takeOverState = (json: string, client: QueryClient, api: Pick<Client, 'knowEtags'>): void => {
  const { cache, etags } = JSON.parse(json) as PageState;
  const now = Date.now();
  const queries = cache.queries.map(({ state, ...query }) => ({
    ...query,
    state: { ...state, error: revived(state.error), ...(state.data !== undefined && { dataUpdatedAt: now }) },
  }));
  hydrate(client, { ...cache, queries });
  api.knowEtags(etags);
};

/** JSON has made a plain object of a refusal. */
const revived = (error: Error | null): Error | null =>
  error === null ? null : new ApiProblem((error as ApiProblem).path, (error as ApiProblem).problem);
