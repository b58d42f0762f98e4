import { type Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem, isRefusedForGood } from './errors.ts';

const RETRIES = 1;

/** A refusal stays a refusal, so only missing answers and faults of the server are tried again. */
const retry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiProblem && error.problem.status < 500);

/**
 * How long an answer counts as fresh without a word from the server. `GET /api/live` reports changes and they are read
 * again at once, so a shorter time would not show more, nor a longer one save requests.
 */
const FRESH_MS = 30_000;

/** What was refused for good is not asked for again when the tab is looked at again, or a page shows it again. */
const isWorthAsking = ({ state }: Pick<Query, 'state'>): boolean => !isRefusedForGood(state.error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': without a network a read must fail visibly; by default it would wait in silence.
      queries: {
        networkMode: 'always',
        retry,
        retryDelay: 500,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: isWorthAsking,
        retryOnMount: isWorthAsking,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
