import { DEFAULT_LOGO } from '../contract/default-logo.ts';
import { isId } from '../contract/parameters.ts';
import type { teamCalls } from '../contract/team-calls.ts';
import { type TeamAnswer, type TeamDocument, teamsModel } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { type SeasonTable, readSeasonTable } from '../standings/season-table.ts';

/** The GETs of read model teams. */
export const teamRoutes: Answers<typeof teamCalls> = {
  '/api/teams': async (view) => {
    const teams = await view.list(teamsModel);
    return answerTeams(teams, await readSeasonTable(view, await chosenSeason(view), teams));
  },
  '/api/teams/:id': async (view, { params }) => {
    const teams = isId(params.id) ? await view.list(teamsModel) : [];
    const team = teams.find(({ id, deleted }) => id === params.id && !deleted);
    if (team === undefined) throw new Refused('TEAM_NOT_FOUND');
    return answerTeam(team, await readSeasonTable(view, await chosenSeason(view), teams));
  },
};

const turkish = new Intl.Collator('tr');

/** The existing teams, sorted by name in Turkish. */
const answerTeams = (teams: readonly TeamDocument[], table: SeasonTable): TeamAnswer[] =>
  teams
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => turkish.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((team) => answerTeam(team, table));

/** A team with its figures in the table, which are 0 where it does not play. */
const answerTeam = ({ id, name, logo, city, createdAt }: TeamDocument, table: SeasonTable): TeamAnswer => {
  const row = table.find(({ team }) => team === id);
  return {
    _id: id,
    name,
    logo: logo ?? DEFAULT_LOGO,
    city,
    createdAt,
    players: [],
    stats: { wins: row?.win ?? 0, draws: row?.draw ?? 0, losses: row?.loss ?? 0 },
  };
};
