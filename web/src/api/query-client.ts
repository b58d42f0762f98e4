import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './errors.ts';

const RETRIES = 1;

/** What the server refused stays refused; only silence and faults are worth a second try. */
const retry = (failures: number, error: Error): boolean =>
  failures < RETRIES && !(error instanceof ApiProblem && error.problem.status < 500);

/**
 * How long an answer passes as fresh without being looked after. Longer is not needed to spare requests, shorter not to
 * be up to date: what moves is told by `GET /api/live` and read again at once.
 */
const FRESH_MS = 30_000;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // 'always': offline must become an error that is said, not a request that waits in secret.
      queries: { networkMode: 'always', retry, retryDelay: 500, staleTime: FRESH_MS },
      mutations: { networkMode: 'always', retry: false },
    },
  });
