import * as z from 'zod/mini';
import { auditModel } from './audit.ts';
import { starAnswer } from './leaders.ts';
import { matchHistoryOfAdmins, matchHistoryOfAll } from './match-history.ts';
import { matchesAnswer, matchesModel, totalWeeksAnswer } from './matches.ts';
import { matchLinesModel } from './match-lines.ts';
import { matchComparison } from './match-comparison.ts';
import { matchDetails } from './match-details.ts';
import { matchOfficialsModel } from './match-officials.ts';
import { matchPlayersAnswer } from './match-players.ts';
import { anyParams, dayParameter, EXAMPLE_ID, noQuery, seasonParameter, weekParameter } from './parameters.ts';
import { broadcasterMatchesAnswer, refereeMatchesAnswer } from './own-matches.ts';
import { query } from './query-call.ts';
import { playedTeamsModel, playerNamesModel, playersModel } from './players.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonsModel } from './seasons.ts';
import { standingsModel } from './standings.ts';
import { teamsModel } from './teams.ts';

/** Common to the GETs of a season's matches; without a season in the query it is the current one. */
const ofSeason = {
  right: 'public',
  query: z.strictObject({ season: z.optional(seasonParameter) }),
  refusals: ['SEASON_NOT_FOUND'],
} as const;
const models = [matchesModel, seasonsModel, teamsModel, matchOfficialsModel, playerNamesModel];
const listOfSeason = { ...ofSeason, params: anyParams(), models, answer: matchesAnswer, example: {} };

/** One match, by its id. */
const one = {
  right: 'public',
  params: anyParams('id'),
  query: noQuery,
  models: [matchesModel, matchLinesModel, matchOfficialsModel, teamsModel, playerNamesModel],
  answer: matchDetails,
  refusals: ['MATCH_NOT_FOUND'],
  example: { id: EXAMPLE_ID },
} as const;
const ofHistory = [matchesModel, resultVersionsModel, seasonsModel, teamsModel, playerNamesModel, auditModel];

/** GETs of read model matches. */
export const matchCalls = {
  '/api/matches': query({
    csv: true,
    summary: 'All matches of a season, by date, week and id.',
    ...listOfSeason,
  }),
  '/api/matches/live': query({
    summary: 'The matches of a season that are being played, with their running scores.',
    ...listOfSeason,
  }),
  '/api/matches/next': query({
    summary: 'The match of each team of a season that runs or comes next, by date.',
    ...listOfSeason,
  }),
  '/api/matches/referee/my-matches': query({
    summary: 'The matches of a season at which the asking player stands as a referee, with the place, by date.',
    ...listOfSeason,
    right: 'signedIn',
    answer: refereeMatchesAnswer,
  }),
  '/api/matches/broadcaster/my-matches': query({
    summary: 'The matches of a season that the asking player shows, with the place and the own stream, by date.',
    ...listOfSeason,
    right: 'signedIn',
    answer: broadcasterMatchesAnswer,
  }),
  '/api/matches/weeks/total': {
    ...query({
      summary: 'How many weeks a season has, and which of them is being played.',
      ...ofSeason,
      params: anyParams(),
      models: [seasonsModel, standingsModel, matchesModel],
      answer: totalWeeksAnswer,
      example: {},
    }),
    byDay: true,
  },
  '/api/matches/week/:week': query({
    summary: 'The matches of one week.',
    ...ofSeason,
    params: z.object({ week: weekParameter }),
    models,
    answer: matchesAnswer,
    example: { week: '1' },
  }),
  '/api/matches/date/:date': query({
    summary: 'The matches of one Turkish day.',
    ...ofSeason,
    params: z.object({ date: dayParameter }),
    models,
    answer: matchesAnswer,
    example: { date: '2026-09-04' },
  }),
  '/api/matches/date/:date/star': query({
    summary: 'The best player of the finished matches of one Turkish day.',
    ...ofSeason,
    params: z.object({ date: dayParameter }),
    models: [matchesModel, seasonsModel, matchLinesModel, teamsModel, playerNamesModel],
    answer: starAnswer,
    example: { date: '2026-09-04' },
  }),
  '/api/matches/:id': query({ summary: 'One match with its lines, line-ups and incidents.', ...one }),
  '/api/matches/:id/details': query({ summary: 'The same under its older address.', ...one }),
  '/api/matches/:id/comparison': query({
    summary: 'The teams of a match: their places before it and with it, their form, and their earlier meetings.',
    ...one,
    models: [matchesModel, standingsModel, seasonsModel, teamsModel],
    answer: matchComparison,
  }),
  '/api/matches/:id/players': query({
    summary: 'Who may stand in the rows of a match: the approved players of its teams, on its day or now.',
    right: 'signedIn',
    params: anyParams('id'),
    query: noQuery,
    models: [matchesModel, playedTeamsModel, playersModel],
    answer: matchPlayersAnswer,
    refusals: ['MATCH_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
  '/api/matches/:id/history': query({
    summary:
      'Every change of a match, newest first, and what it did to the table; for admins with names and all reasons.',
    right: 'publicWith(admin)',
    params: anyParams('id'),
    query: noQuery,
    models: ofHistory,
    unheard: [auditModel],
    answer: matchHistoryOfAll,
    admins: { models: ofHistory, answer: matchHistoryOfAdmins },
    refusals: ['MATCH_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
} as const;
