import { standingsAnswer } from '@league/query-api/contract/standings.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { REFETCH_MS } from '../../api/query-client.ts';

/** The table of a season; without a number, of the current one. */
export const standingsQuery = (season?: number) =>
  queryOptions({
    queryKey: ['standings', season ?? 'current'],
    queryFn: ({ signal }) => {
      const filter = season === undefined ? '' : `?season=${season}`;
      return api.read(`/api/leaderboards/standings${filter}`, standingsAnswer, signal);
    },
    refetchInterval: REFETCH_MS,
  });
