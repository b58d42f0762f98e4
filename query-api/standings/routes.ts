import type { Tally } from '@league/events/rules/ranking.ts';
import * as z from 'zod/mini';
import { seasonsModel } from '../contract/seasons.ts';
import { type StandingRow, standingsAnswer, standingsModel } from '../contract/standings.ts';
import { teamsModel } from '../contract/teams.ts';
import { anyParams, seasonParameter, secondParameter, weekParameter } from '../http/parameters.ts';
import { defineRoute } from '../http/query-route.ts';
import { chosenSeason } from '../seasons/chosen-season.ts';
import { type TeamReferences, teamReferences } from '../teams/team-references.ts';
import { readSeasonTable, type SeasonTable } from './season-table.ts';

const query = z
  .strictObject({
    season: z.optional(seasonParameter),
    week: z.optional(weekParameter),
    asOf: z.optional(secondParameter),
  })
  .check(z.refine(({ week, asOf }) => week === undefined || asOf === undefined, 'week ve asOf birlikte verilemez.'));

/** GET of read model standings, now or in the past. */
export const standingsRoutes = [
  defineRoute({
    path: '/api/leaderboards/standings',
    right: 'public',
    params: anyParams(),
    query,
    models: [standingsModel, seasonsModel, teamsModel],
    contract: standingsAnswer,
    answer: async (view, { query: { season, ...past } }) => {
      const teams = await view.list(teamsModel);
      const table = await readSeasonTable(view, await chosenSeason(view, season), teams, past);
      return answerStandings(table, teamReferences(teams));
    },
  }),
];

/** The table with its teams by name. */
const answerStandings = (table: SeasonTable, team: TeamReferences): StandingRow[] =>
  table.map((row) => ({
    position: row.position,
    ...answerTally(row, team),
    form: row.form.map(({ opponent, ...entry }) => ({ ...entry, opponent: team(opponent) })),
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
