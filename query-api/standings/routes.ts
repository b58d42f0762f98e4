import type { Tally } from '@league/events/rules/ranking.ts';
import type { StandingRow } from '../contract/standings.ts';
import type { standingsCalls } from '../contract/standings-calls.ts';
import { teamsModel } from '../contract/teams.ts';
import type { Answers } from '../http/query-route.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { type TeamReferences, teamReferences } from '../teams/team-references.ts';
import { readSeasonTable, type SeasonTable } from './season-table.ts';

/** The GET of read model standings, for the current table and past ones. */
export const standingsRoutes: Answers<typeof standingsCalls> = {
  '/api/leaderboards/standings': async (view, { query: { season, ...past } }) => {
    const teams = await view.list(teamsModel);
    const table = await readSeasonTable(view, await chosenSeason(view, season), teams, past);
    return answerStandings(table, teamReferences(teams));
  },
};

/** The table with the names of its teams. */
const answerStandings = (table: SeasonTable, team: TeamReferences): StandingRow[] =>
  table.map((row) => ({
    position: row.position,
    ...answerTally(row, team),
    form: row.form.map(({ opponent, ...entry }) => ({ ...entry, opponent: team(opponent) })),
    weeks: [...row.weeks],
    movement: row.movement,
    decidedBy: row.decidedBy === null ? null : answerDecision(row.decidedBy, team),
  }));

type Decided = NonNullable<SeasonTable[number]['decidedBy']>;

const answerDecision = ({ rule, among, table }: Decided, team: TeamReferences): StandingRow['decidedBy'] => ({
  rule,
  among: among.map(team),
  ...(table === undefined ? {} : { table: table.map((row) => answerTally(row, team)) }),
});

const answerTally = (row: Tally, team: TeamReferences) => ({
  teamInfo: team(row.team),
  played: row.played,
  win: row.win,
  draw: row.draw,
  loss: row.loss,
  goalsFor: row.goalsFor,
  goalsAgainst: row.goalsAgainst,
  goalDifference: row.goalDifference,
  points: row.points,
});
