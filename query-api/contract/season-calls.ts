import { championsAnswer } from './champions.ts';
import { anyParams, noQuery } from './parameters.ts';
import { query } from './query-call.ts';
import { seasonsAnswer, seasonsModel } from './seasons.ts';
import { standingsModel } from './standings.ts';
import { teamsModel } from './teams.ts';

/** GETs of read model seasons. */
export const seasonCalls = {
  '/api/seasons': query({
    summary: 'All seasons, newest first.',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [seasonsModel],
    answer: seasonsAnswer,
    refusals: [],
    example: {},
  }),
  '/api/seasons/champions': query({
    summary: 'The closed seasons, newest first, each with its champion.',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [seasonsModel, standingsModel, teamsModel],
    answer: championsAnswer,
    refusals: [],
    example: {},
  }),
} as const;
