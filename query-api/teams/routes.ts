import { isId } from '../contract/parameters.ts';
import type { teamCalls } from '../contract/team-calls.ts';
import { type PlayerDocument, playersModel, squadsModel } from '../contract/players.ts';
import { type TeamAnswer, type TeamDocument, teamsModel, type TeamWithSquad } from '../contract/teams.ts';
import { Refused } from '../http/problems.ts';
import type { Answers } from '../http/query-route.ts';
import { type FiguresOf, readFigures } from '../players/figures.ts';
import { byGamertag } from '../players/answer-player.ts';
import type { ReadView } from '../ports/read-model-reader.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { type SeasonTable, readSeasonTable } from '../standings/season-table.ts';
import { cityOf, teamReferences, type TeamReferences } from './team-references.ts';

/** The GETs of read model teams. */
export const teamRoutes: Answers<typeof teamCalls> = {
  '/api/teams': async (view) => {
    const teams = await view.list(teamsModel);
    const squads = new Map((await view.list(squadsModel)).map(({ teamId, players }) => [teamId, players]));
    const table = await readSeasonTable(view, await chosenSeason(view), teams);
    return answerTeams(teams, table, (teamId) => squads.get(teamId) ?? []);
  },
  '/api/teams/:id': async (view, { params }) => {
    const teams = isId(params.id) ? await view.list(teamsModel) : [];
    const team = teams.find(({ id, deleted }) => id === params.id && !deleted);
    if (team === undefined) throw new Refused('TEAM_NOT_FOUND');
    const season = await chosenSeason(view);
    const table = await readSeasonTable(view, season, teams);
    const squad = await readSquad(view, team.id);
    const figures = await readFigures(
      view,
      season,
      squad.map(({ id }) => id),
    );
    return { ...answerTeam(team, teamReferences(teams), table), players: answerSquad(squad, figures) };
  },
};

const readSquad = async (view: ReadView, teamId: string): Promise<PlayerDocument[]> => {
  const players: PlayerDocument[] = [];
  for (const id of (await view.get(squadsModel, teamId))?.players ?? []) {
    const player = await view.get(playersModel, id);
    if (player !== undefined) players.push(player);
  }
  return players;
};

/** By number, those without one last, then by gamertag. */
const answerSquad = (players: readonly PlayerDocument[], figures: FiguresOf): TeamWithSquad['players'] =>
  players
    .toSorted((a, b) => (a.jerseyNumber ?? Infinity) - (b.jerseyNumber ?? Infinity) || byGamertag(a, b))
    .map(({ id, gamertag, position, jerseyNumber }) => ({
      _id: id,
      gamertag,
      position,
      jerseyNumber,
      stats: figures(id).stats,
    }));

const turkish = new Intl.Collator('tr');

/** The existing teams, sorted by name in Turkish. */
const answerTeams = (
  teams: readonly TeamDocument[],
  table: SeasonTable,
  squadOf: (teamId: string) => readonly string[],
): TeamAnswer[] => {
  const referenceOf = teamReferences(teams);
  return teams
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => turkish.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
    .map((team) => ({
      ...answerTeam(team, referenceOf, table),
      players: squadOf(team.id).map((id) => ({ _id: id })),
    }));
};

/** A team without its players; its figures in the table are 0 where it does not play. */
const answerTeam = (
  team: TeamDocument,
  referenceOf: TeamReferences,
  table: SeasonTable,
): Omit<TeamAnswer, 'players'> => {
  const row = table.find((each) => each.team === team.id);
  return {
    ...referenceOf(team.id),
    city: cityOf(team),
    createdAt: team.createdAt,
    stats: { wins: row?.win ?? 0, draws: row?.draw ?? 0, losses: row?.loss ?? 0 },
  };
};
