import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './errors.ts';

/**
 * How often visible data is asked for again while the window is focused. Server-sent events (`GET /api/live`) replace
 * this with the next issue; then only what moved is read.
 */
export const REFETCH_MS = 5_000;

const RETRIES = 1;

/** What the server refused stays refused; only silence and faults are worth a second try. */
const retry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiProblem && error.problem.status < 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': offline must become an error that is said, not a request that waits in secret.
      queries: { networkMode: 'always', retry, retryDelay: 500, staleTime: 2_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
