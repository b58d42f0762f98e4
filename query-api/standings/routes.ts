import type { standingsCalls } from '../contract/standings-calls.ts';
import { teamsModel } from '../contract/teams.ts';
import type { Answers } from '../http/query-route.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { teamReferences } from '../teams/team-references.ts';
import { answerStandings } from './answer-standings.ts';
import { readPreview } from './preview.ts';
import { readPlacesByWeek, readSeasonTable } from './season-table.ts';

/** The GETs of read model standings: the current table, past ones, how the places came about, and the table by other rules. */
export const standingsRoutes: Answers<typeof standingsCalls> = {
  '/api/leaderboards/standings': async (view, { query: { season, ...past } }) => {
    const teams = await view.list(teamsModel);
    const table = await readSeasonTable(view, await chosenSeason(view, season), teams, past);
    return answerStandings(table, teamReferences(teams));
  },
  '/api/leaderboards/standings/weeks': async (view, { query: { season } }) => {
    const teams = await view.list(teamsModel);
    const { weeks, places } = await readPlacesByWeek(view, await chosenSeason(view, season), teams);
    const team = teamReferences(teams);
    return {
      weeks: [...weeks],
      teams: places.map((row) => ({ teamInfo: team(row.team), positions: [...row.positions] })),
    };
  },
  '/api/leaderboards/standings/preview': (view, { query }) => readPreview(view, query),
};
