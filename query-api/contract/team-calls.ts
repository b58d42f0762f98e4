import { matchLinesModel } from './match-lines.ts';
import { anyParams, EXAMPLE_ID, noQuery } from './parameters.ts';
import { playersModel, squadsModel } from './players.ts';
import { query } from './query-call.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonsModel } from './seasons.ts';
import { standingsModel } from './standings.ts';
import { seasonSquadsModel, takenOffModel } from './statistics.ts';
import { teamsAnswer, teamsModel, teamWithSquad } from './teams.ts';

const models = [teamsModel, standingsModel, seasonsModel, squadsModel];

/** The GETs of read model teams. */
export const teamCalls = {
  '/api/teams': query({
    summary: 'All teams, by name, each with what it did in the table.',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models,
    answer: teamsAnswer,
    refusals: [],
    example: {},
  }),
  '/api/teams/:id': query({
    summary: 'One team.',
    right: 'public',
    params: anyParams('id'),
    query: noQuery,
    models: [...models, playersModel, matchLinesModel, seasonSquadsModel, takenOffModel, resultVersionsModel],
    answer: teamWithSquad,
    refusals: ['TEAM_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
} as const;
