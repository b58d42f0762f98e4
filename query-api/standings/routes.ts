import { isId } from '../contract/parameters.ts';
import type { standingsCalls } from '../contract/standings-calls.ts';
import { teamsModel } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { teamReferences } from '../teams/team-references.ts';
import { answerStandings } from './answer-standings.ts';
import { readPreview } from './preview.ts';
import { readPlacesByWeek, readSeasonTable } from './season-table.ts';
import { readWithdrawalPreview } from './withdrawal-preview.ts';

/** The GETs of read model standings: the current table, past ones, how the places came about, and the table as it would be. */
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
  '/api/teams/:id/withdrawal': async (view, { params: { id }, query: { played = 'keep' } }) => {
    const teams = isId(id) ? await view.list(teamsModel) : [];
    if (!teams.some((team) => team.id === id && !team.deleted)) throw new Refused('TEAM_NOT_FOUND');
    return readWithdrawalPreview(view, { teamId: id, played }, teams);
  },
};
