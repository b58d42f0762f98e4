import { accountRoutes } from './account/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { queryCalls } from './contract/calls.ts';
import { tables } from './csv/tables.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { type QueryRoute, routesOf } from './http/query-route.ts';
import { matchRoutes } from './matches/routes.ts';
import { officialRoutes } from './officials/routes.ts';
import { playerRoutes } from './players/routes.ts';
import type { RouteReaders } from './ports/readers.ts';
import { seasonActRoutes } from './seasons/season-acts.ts';
import { seasonRoutes } from './seasons/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { standingsRoutes } from './standings/routes.ts';
import { teamRoutes } from './teams/routes.ts';

/** All GETs of the API, each with the function that makes its answer. */
export const queryRoutes = ({
  actorNames,
  personal,
  ownSessions,
  standstills,
  positions,
  publicUrl,
}: RouteReaders): readonly QueryRoute[] =>
  routesOf(
    queryCalls,
    {
      ...settingsRoutes,
      ...teamRoutes,
      ...matchRoutes(actorNames),
      ...standingsRoutes,
      ...seasonRoutes,
      ...playerRoutes(personal),
      ...officialRoutes(personal),
      ...accountRoutes(ownSessions),
      ...auditRoutes(actorNames),
      ...dashboardRoutes(positions, standstills),
      ...calendarRoutes(publicUrl),
      ...seasonActRoutes(actorNames),
    },
    tables,
  );
