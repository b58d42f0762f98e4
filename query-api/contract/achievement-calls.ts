import { achievementsAnswer, achievementsModel, awardsAnswer, seasonAwardsAnswer } from './achievements.ts';
import { anyParams, EXAMPLE_ID, noQuery } from './parameters.ts';
import { playersModel } from './players.ts';
import { query } from './query-call.ts';
import { seasonsModel } from './seasons.ts';
import { teamsModel } from './teams.ts';

/** The GETs of read model achievements. */
export const achievementCalls = {
  '/api/achievements': query({
    summary: 'All achievements by title, each with those to whom it is given.',
    right: 'public',
    params: anyParams(),
    query: noQuery,
    models: [achievementsModel, playersModel, teamsModel],
    answer: achievementsAnswer,
    refusals: [],
    example: {},
  }),
  '/api/achievements/team/:teamId': query({
    summary: 'The achievements of a team, the latest first.',
    right: 'public',
    params: anyParams('teamId'),
    query: noQuery,
    models: [achievementsModel, teamsModel],
    answer: awardsAnswer,
    refusals: ['TEAM_NOT_FOUND'],
    example: { teamId: EXAMPLE_ID },
  }),
  '/api/achievements/player/:playerId': query({
    summary: 'The achievements of an approved player, the latest first.',
    right: 'public',
    params: anyParams('playerId'),
    query: noQuery,
    models: [achievementsModel, playersModel],
    answer: awardsAnswer,
    refusals: ['PLAYER_NOT_FOUND'],
    example: { playerId: EXAMPLE_ID },
  }),
  '/api/achievements/season/:season': query({
    summary: 'What was given in a season, the latest first, each with who got it.',
    right: 'public',
    params: anyParams('season'),
    query: noQuery,
    models: [achievementsModel, playersModel, seasonsModel, teamsModel],
    answer: seasonAwardsAnswer,
    refusals: ['SEASON_NOT_FOUND'],
    example: { season: '1' },
  }),
} as const;
