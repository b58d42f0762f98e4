import { accountRoutes } from './account/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { queryCalls } from './contract/calls.ts';
import { type QueryRoute, routesOf } from './http/query-route.ts';
import { matchRoutes } from './matches/routes.ts';
import type { ActorNames } from './ports/actor-names.ts';
import type { PersonalReader } from './ports/personal-reader.ts';
import { playerRoutes } from './players/routes.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { standingsRoutes } from './standings/routes.ts';
import { teamRoutes } from './teams/routes.ts';

/** What answers are made of besides read models: names and personal data, which are not in the log. */
export type Persons = { readonly actorNames: ActorNames; readonly personal: PersonalReader };

/** All GETs of the API, each with the function that makes its answer. */
export const queryRoutes = ({ actorNames, personal }: Persons): readonly QueryRoute[] =>
  routesOf(queryCalls, {
    ...settingsRoutes,
    ...teamRoutes,
    ...matchRoutes,
    ...standingsRoutes,
    ...seasonRoutes,
    ...playerRoutes(personal),
    ...accountRoutes,
    ...auditRoutes(actorNames),
  });
