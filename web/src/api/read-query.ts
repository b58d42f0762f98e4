import { type AnswerPath, answers } from '@league/query-api/contract/answers.ts';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { api, staleness } from './browser.ts';

/** How soon an answer that the server called old is asked for again, should no live message come first. */
const STALE_AGAIN_MS = 1_000;

/**
 * One GET as a query: its address is its key, the contract reads its answer, and the contract's table says which read
 * models it is made of, so that it is read again when one of them moves.
 */
export const readQuery = <Answer>(path: AnswerPath, url: string, answer: z.ZodMiniType<Answer>) =>
  queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => api.read(url, answer, signal),
    meta: { models: answers[path] },
    refetchInterval: () => (staleness.has(url) ? STALE_AGAIN_MS : false),
  });

const isMadeOf =
  (moved: readonly string[]) =>
  ({ meta }: Query): boolean => {
    const models: unknown = meta?.['models'];
    return Array.isArray(models) && models.some((model) => moved.includes(model));
  };

/** Reads again what is on screen and made of one of these read models; the rest when it is next looked at. null: all. */
export const reread = (client: QueryClient, models: readonly string[] | null): Promise<void> =>
  client.invalidateQueries(models === null ? {} : { predicate: isMadeOf(models) });
