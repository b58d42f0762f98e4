import { matchLinesModel } from './match-lines.ts';
import { officialsModel } from './officials.ts';
import { anyParams, noQuery, seasonParameter } from './parameters.ts';
import {
  adminsAnswer,
  adminsOfAdmins,
  adminsPlayers,
  gamertagsModel,
  likesModel,
  playedTeamsAnswer,
  playedTeamsModel,
  playerNamesModel,
  playersAnswer,
  playersModel,
  profileAnswer,
  signedInProfile,
} from './players.ts';
import { query } from './query-call.ts';
import { resultVersionsModel } from './result-versions.ts';
import { seasonsModel } from './seasons.ts';
import { matchHistoryAnswer, seasonSquadsModel, takenOffModel } from './statistics.ts';
import { leadersAnswer } from './leaders.ts';
import { teamsModel } from './teams.ts';
import * as z from 'zod/mini';

/** What totals are made of: lines, the matches that exist, and when those were first entered. */
const figures = [matchLinesModel, seasonSquadsModel, takenOffModel, seasonsModel, resultVersionsModel];
/** Admins are listed without figures. */
const ofAdmins = [playersModel, teamsModel];
const listed = [...ofAdmins, officialsModel, ...figures];
/** A player is found by gamertag in one model, and read from the other. */
const found = [gamertagsModel, playersModel];
const ofProfile = [...found, teamsModel, likesModel, officialsModel, ...figures];
const ofSeason = z.strictObject({ season: z.optional(seasonParameter) });

/** A leaderboard; one for each statistic. */
const leaders = {
  right: 'public',
  csv: true,
  params: anyParams(),
  query: ofSeason,
  models: [...figures, playersModel, playerNamesModel, teamsModel],
  answer: leadersAnswer,
  refusals: ['SEASON_NOT_FOUND'],
  example: {},
} as const;

/** How many players the first screen shows. */
export const FIRST_PLAYERS = 24;

/** The GETs about players. */
export const playerCalls = {
  '/api/players': query({
    csv: true,
    summary:
      'All approved players by gamertag, without anything personal; for admins all players, with what is personal.',
    right: 'publicWith(admin)',
    params: anyParams(),
    query: z.strictObject({
      /** Only the first of them: an answer for the first screen. */
      first: z.optional(
        z.pipe(
          z.literal(String(FIRST_PLAYERS), `first yalnızca ${FIRST_PLAYERS} olabilir.`),
          z.transform((text) => Number(text)),
        ),
      ),
    }),
    models: listed,
    answer: playersAnswer,
    admins: { models: listed, answer: adminsPlayers },
    refusals: [],
    example: {},
  }),
  '/api/players/leaders/goals': query({ summary: 'The goal leaders of a season.', ...leaders }),
  '/api/players/leaders/assists': query({ summary: 'The assist leaders of a season.', ...leaders }),
  '/api/players/leaders/saves': query({ summary: 'The save leaders of a season.', ...leaders }),
  '/api/players/gamertag/:gamertag/profile': query({
    summary: 'The profile of an approved player, also by a gamertag that the player had before.',
    right: 'publicWith(signedIn)',
    params: anyParams('gamertag'),
    query: noQuery,
    models: ofProfile,
    answer: profileAnswer,
    personal: true,
    signedIn: { models: ofProfile, answer: signedInProfile },
    refusals: ['PLAYER_NOT_FOUND'],
    example: { gamertag: 'Kartal42' },
  }),
  '/api/players/gamertag/:gamertag/teams': query({
    summary: 'The teams that a player played in, the latest first.',
    right: 'public',
    params: anyParams('gamertag'),
    query: noQuery,
    models: [...found, playedTeamsModel, teamsModel],
    answer: playedTeamsAnswer,
    refusals: ['PLAYER_NOT_FOUND'],
    example: { gamertag: 'Kartal42' },
  }),
  '/api/players/gamertag/:gamertag/matches': query({
    summary: 'The matches of a player, the latest first: of a season, or of all.',
    right: 'public',
    params: anyParams('gamertag'),
    query: ofSeason,
    models: [...found, matchLinesModel, seasonSquadsModel, seasonsModel, teamsModel],
    answer: matchHistoryAnswer,
    refusals: ['PLAYER_NOT_FOUND', 'SEASON_NOT_FOUND'],
    example: { gamertag: 'Kartal42' },
  }),
  '/api/admins': query({
    summary: 'The players with admin access; for admins with PSO id and e-mail.',
    right: 'publicWith(admin)',
    params: anyParams(),
    query: noQuery,
    models: ofAdmins,
    answer: adminsAnswer,
    admins: { models: ofAdmins, answer: adminsOfAdmins },
    refusals: [],
    example: {},
  }),
} as const;
