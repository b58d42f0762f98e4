import { auditRoutes } from './audit/routes.ts';
import type { QueryRoute } from './http/query-route.ts';
import { matchRoutes } from './matches/routes.ts';
import type { ActorNames } from './ports/actor-names.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { standingsRoutes } from './standings/routes.ts';
import { teamRoutes } from './teams/routes.ts';

/** Every GET of the API: what exists stands here. */
export const queryRoutes = (actorNames: ActorNames): readonly QueryRoute[] => [
  ...settingsRoutes,
  ...teamRoutes,
  ...matchRoutes,
  ...standingsRoutes,
  ...seasonRoutes,
  ...auditRoutes(actorNames),
];
