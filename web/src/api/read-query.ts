import type { AnswerPath, OwnAnswerPath } from '@league/query-api/contract/models-of-calls.ts';
import { type Query, queryOptions } from '@tanstack/react-query';
import { api, staleness } from './browser.ts';
import type { Schema } from './client.ts';
import { isRefusedForGood } from './errors.ts';
import type { Eyes } from './eyes.ts';

const FAILED_AGAIN_MS = 15_000;

/** Reads again even if no live message comes: failed queries, and answers from `url` that the server called stale. */
export const againAfter =
  (url: string) =>
  ({ state: { status, error } }: Pick<Query, 'state'>): number | false => {
    if (status === 'error') return isRefusedForGood(error) ? false : FAILED_AGAIN_MS;
    return staleness.askAgainMs(url);
  };

/** A call that is not public is read with somebody's eyes (`useEyes`), a public one is the same for everybody. */
type WithEyes<Path extends AnswerPath> = Path extends OwnAnswerPath ? [eyes: Eyes] : [];

/**
 * One GET as a query. Its address is the query's key, with the eyes it is read with, and the contract parses its answer.
 * `meta.call` leads to the read models that the answer is made of (`models-of-calls.ts`): when one of them changes, the query
 * is read again.
 */
export const readQuery = <Path extends AnswerPath, Answer>(
  path: Path,
  url: string,
  answer: Schema<Answer>,
  ...eyes: WithEyes<Path>
) =>
  queryOptions({
    queryKey: [url, ...eyes],
    queryFn: ({ signal }) => api.read(url, answer, signal),
    meta: { call: path },
    refetchInterval: againAfter(url),
  });
