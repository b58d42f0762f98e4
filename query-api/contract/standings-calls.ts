import { headToHeadWhen } from '@league/events/season-terms.ts';
import { playedMatches } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { matchesModel } from './matches.ts';
import {
  anyParams,
  EXAMPLE_ID,
  pointsParameter,
  seasonParameter,
  secondParameter,
  tieBreakersParameter,
  weekParameter,
} from './parameters.ts';
import { query } from './query-call.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonsModel } from './seasons.ts';
import { placesAnswer, previewAnswer, standingsAnswer, standingsModel } from './standings.ts';
import { teamsModel } from './teams.ts';
import { withdrawalPreview } from './withdrawal.ts';

/** The GETs of read model standings: the current table, past ones, how the places came about, and the table as it would be. */
export const standingsCalls = {
  '/api/leaderboards/standings': query({
    csv: true,
    summary:
      'The table of a season: now, after a week, as it was at a time or as it was known then; of all matches, or those at home or away.',
    right: 'public',
    params: anyParams(),
    query: z
      .strictObject({
        season: z.optional(seasonParameter),
        week: z.optional(weekParameter),
        asOf: z.optional(secondParameter),
        knownAt: z.optional(secondParameter),
        view: z.optional(z.enum(['home', 'away'], 'view yalnızca home ya da away olabilir.')),
      })
      .check(
        z.refine(({ week, asOf }) => week === undefined || asOf === undefined, 'week ve asOf birlikte verilemez.'),
      ),
    models: [standingsModel, resultVersionsModel, seasonsModel, teamsModel],
    answer: standingsAnswer,
    refusals: ['SEASON_NOT_FOUND'],
    example: {},
  }),
  '/api/leaderboards/standings/weeks': query({
    summary: 'The place of each team after each week of a season.',
    right: 'public',
    params: anyParams(),
    query: z.strictObject({ season: z.optional(seasonParameter) }),
    models: [standingsModel, seasonsModel, teamsModel],
    answer: placesAnswer,
    refusals: ['SEASON_NOT_FOUND'],
    example: {},
  }),
  '/api/leaderboards/standings/preview': query({
    summary: 'The table of now by other ranking rules, and who would move; rules that are left out stay as they are.',
    right: 'admin',
    params: anyParams(),
    query: z.strictObject({
      tieBreakers: z.optional(tieBreakersParameter),
      pointsForWin: z.optional(pointsParameter),
      pointsForDraw: z.optional(pointsParameter),
      headToHeadWhen: z.optional(headToHeadWhen),
    }),
    models: [standingsModel, seasonsModel, teamsModel],
    answer: previewAnswer,
    refusals: [],
    example: {},
  }),
  '/api/teams/:id/withdrawal': query({
    summary:
      'What a withdrawal of the team from the current season would do: how many matches it touches, and the table before and after. What it has played is kept unless `played` says annul.',
    right: 'admin',
    params: anyParams('id'),
    query: z.strictObject({
      played: z.optional(z.enum(playedMatches.options, 'played yalnızca keep ya da annul olabilir.')),
    }),
    models: [standingsModel, matchesModel, seasonsModel, teamsModel],
    answer: withdrawalPreview,
    refusals: ['TEAM_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
} as const;
