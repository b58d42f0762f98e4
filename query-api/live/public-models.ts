import { isPublic } from '@league/events/access/rights.ts';
import type { QueryRoute } from '../http/query-route.ts';

/** The read models that the live stream may name: those of which a public answer is made, so that their moving is no secret. */
export const publicModels = (routes: readonly QueryRoute[]): ReadonlySet<string> =>
  new Set(routes.filter(({ right }) => isPublic(right)).flatMap(({ models }) => models.map(({ name }) => name)));
