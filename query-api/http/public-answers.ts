import { isPublic } from '@league/events/access/rights.ts';
import { match } from 'path-to-regexp';
import { type AnswerDeps, openAnswer, type Shared } from './answer-route.ts';
import { Refused } from './problems.ts';
import type { QueryRoute } from './query-route.ts';
import type { ReadyAnswer } from './ready-answer.ts';

/**
 * The answer that everybody gets at this URL of the API, a path with its query. @throws Refused where there is none, StoreUnavailable
 */
export type PublicAnswers = (url: string, givenUp: AbortSignal) => Promise<ReadyAnswer>;

/** The answers of the public ones among these routes, found by their paths as Express finds them. */
export const publicAnswers = (routes: readonly QueryRoute[], shared: Shared, deps: AnswerDeps): PublicAnswers => {
  const open = routes
    .filter(({ right }) => isPublic(right))
    .map((route) => ({
      route,
      match: match<Record<string, string>>(route.path, { sensitive: true, trailing: false }),
    }));
  return async (url, givenUp) => {
    const [path = ''] = url.split('?', 1);
    for (const { route, match } of open) {
      const found = match(path);
      if (found !== false) return openAnswer(route, { params: found.params, originalUrl: url }, shared, deps, givenUp);
    }
    throw new Refused('NOT_FOUND');
  };
};
