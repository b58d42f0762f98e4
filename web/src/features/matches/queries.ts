import { matchesAnswer, totalWeeksAnswer } from '@league/query-api/contract/matches.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';
import { REFETCH_MS } from '../../api/query-client.ts';

/** Read model first: what a command touches is found by the head of the key. */
const model = 'matches';

export const weekQuery = (week: number) =>
  queryOptions({
    queryKey: [model, 'week', week],
    queryFn: ({ signal }) => api.read(`/api/matches/week/${week}`, matchesAnswer, signal),
    refetchInterval: REFETCH_MS,
  });

/** How many weeks the current season has; 0 without fixtures. */
export const totalWeeksQuery = () =>
  queryOptions({
    queryKey: [model, 'weeks-total'],
    queryFn: async ({ signal }) => (await api.read('/api/matches/weeks/total', totalWeeksAnswer, signal)).totalWeeks,
    refetchInterval: REFETCH_MS,
  });
