import type { QueryRoute } from '../http/query-route.ts';

/**
 * The read models that everybody may hear of: those that a public answer is made of, so that moving is no secret. Any
 * other is not named, whatever it holds.
 */
export const publicModels = (routes: readonly QueryRoute[]): ReadonlySet<string> =>
  new Set(routes.filter(({ right }) => right === 'public').flatMap(({ models }) => models.map(({ name }) => name)));
