import { seasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/browser.ts';

/** All seasons, newest first. */
export const seasonsQuery = () =>
  queryOptions({
    queryKey: ['seasons'],
    queryFn: ({ signal }) => api.read('/api/seasons', seasonsAnswer, signal),
    staleTime: 60_000,
  });
