import { type AnswerPath, answers } from '@league/query-api/contract/models-of-calls.ts';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api, staleness } from './browser.ts';

const FAILED_AGAIN_MS = 15_000;

/**
 * One GET as a query: its address is its key, the contract reads its answer, and the contract's table says which read
 * models it is made of, so that it is read again when one of them moves.
 */
export const readQuery = <Answer>(path: AnswerPath, url: string, answer: z.ZodMiniType<Answer>) =>
  queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api.read(url, answer, signal),
    meta: { models: answers[path] },
    // Should no live message come first. What failed comes right by itself.
    refetchInterval: ({ state }) => (state.status === 'error' ? FAILED_AGAIN_MS : staleness.askAgainMs(url)),
  });
