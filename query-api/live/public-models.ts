import { isPublic } from '@league/events/access/rights.ts';
import type { QueryRoute } from '../http/query-route.ts';

/** The read models that the live stream may name: public answers are made of them, so their changes are no secret, but for what a route says. */
export const publicModels = (routes: readonly QueryRoute[]): ReadonlySet<string> =>
  new Set(
    routes
      .filter(({ right }) => isPublic(right))
      .flatMap(({ models, unheard }) => models.filter((model) => !unheard.includes(model)).map(({ name }) => name)),
  );
