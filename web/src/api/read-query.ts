import { type AnswerPath, answers } from '@league/query-api/contract/models-of-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api, staleness } from './browser.ts';

const FAILED_AGAIN_MS = 15_000;

/**
 * One GET as a query. Its address is the query's key and the contract parses its answer. `meta.models` names the read
 * models that the answer is made of, from the contract's table: when one of them changes, the query is read again.
 */
export const readQuery = <Answer>(path: AnswerPath, url: string, answer: z.ZodMiniType<Answer>) =>
  queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api.read(url, answer, signal),
    meta: { models: answers[path] },
    // Reads again even if no live message comes: failed queries, and answers that the server called stale.
    refetchInterval: ({ state }) => (state.status === 'error' ? FAILED_AGAIN_MS : staleness.askAgainMs(url)),
  });
