import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query.ts';

/** One match; `id` is any text from an address. */
export const matchQuery = (id: string) =>
  readQuery('/api/matches/:id/details', `/api/matches/${encodeURIComponent(id)}/details`, () =>
    import('@league/query-api/contract/match-details.ts').then(({ matchDetails }) => matchDetails),
  );

/** The two teams of a match, compared. */
export const comparisonQuery = (id: string) =>
  readQuery('/api/matches/:id/comparison', `/api/matches/${encodeURIComponent(id)}/comparison`, () =>
    import('@league/query-api/contract/match-comparison.ts').then(({ matchComparison }) => matchComparison),
  );

const LIST = /^\/api\/matches(?:$|\?|\/live$|\/week\/|\/date\/[^/]+$)/;

type Known = { readonly match: MatchAnswer; readonly readAt: number };

/** The match from the newest list in the cache, which has none of its lines: shown until its own answer comes, and where that cannot be read. */
export const knownMatch = (client: QueryClient, id: string): Known | undefined =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey: [url] }) => LIST.test(String(url)) })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey, state }) => {
      const match = client.getQueryData<readonly MatchAnswer[]>(queryKey)?.find(({ _id }) => _id === id);
      return match === undefined ? [] : [{ match, readAt: state.dataUpdatedAt }];
    })[0];
