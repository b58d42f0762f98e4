import * as z from 'zod/mini';
import { anyParams, seasonParameter, secondParameter, weekParameter } from './parameters.ts';
import { query } from './query-call.ts';
import { seasonsModel } from './seasons.ts';
import { standingsAnswer, standingsModel } from './standings.ts';
import { teamsModel } from './teams.ts';

/** The GET of read model standings, for the current table and past ones. */
export const standingsCalls = {
  '/api/leaderboards/standings': query({
    summary: 'The table of a season: now, after a week, or as it was at a time.',
    right: 'public',
    params: anyParams(),
    query: z
      .strictObject({
        season: z.optional(seasonParameter),
        week: z.optional(weekParameter),
        asOf: z.optional(secondParameter),
      })
      .check(
        z.refine(({ week, asOf }) => week === undefined || asOf === undefined, 'week ve asOf birlikte verilemez.'),
      ),
    models: [standingsModel, seasonsModel, teamsModel],
    answer: standingsAnswer,
    refusals: ['SEASON_NOT_FOUND'],
    example: {},
  }),
} as const;
