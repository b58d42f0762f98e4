import * as z from 'zod/mini';
import { matchLinesModel } from '../contract/match-lines.ts';
import { matchesModel } from '../contract/matches.ts';
import { anyParams, EXAMPLE_ID, noQuery } from '../contract/parameters.ts';
import { gamertagsModel, playersModel } from '../contract/players.ts';
import { query } from '../contract/query-call.ts';
import type { ReadModel } from '../contract/read-model.ts';
import { resultVersionsModel } from '../contract/result-versions.ts';
import { seasonsModel } from '../contract/seasons.ts';
import { settingsModel } from '../contract/settings.ts';
import { standingsModel } from '../contract/standings.ts';
import { seasonSquadsModel, takenOffModel } from '../contract/statistics.ts';
import { teamsModel } from '../contract/teams.ts';
import type { Logos } from './logos.ts';

/** A picture that is not drawn yet. */
export type Picture = {
  /** The addresses of the logos that it shows, of which some may not be stored here. */
  readonly logos: readonly string[];
  /** The picture as SVG. */
  readonly drawn: (found: Logos) => string;
};

const everybodys = {
  right: 'public',
  query: noQuery,
  answer: z.custom<Picture>(),
} as const;

const table: readonly ReadModel[] = [standingsModel, seasonsModel, teamsModel];
const icon = {
  ...everybodys,
  summary: 'The icon of the installed league.',
  params: anyParams(),
  models: [settingsModel],
  refusals: [],
  example: {},
} as const;

/** The GETs of pictures: beside shared links, and of the installed league. They are no calls of the API, and in no document of it. */
export const pictureCalls = {
  '/share/league.png': query({
    ...everybodys,
    summary: 'The league and the crests of its teams.',
    params: anyParams(),
    models: [settingsModel, teamsModel],
    refusals: [],
    example: {},
  }),
  '/share/standings.png': query({
    ...everybodys,
    summary: 'The first places of the table.',
    params: anyParams(),
    models: [settingsModel, ...table],
    refusals: [],
    example: {},
  }),
  '/share/match/:id.png': query({
    ...everybodys,
    summary: 'Both sides of a match, with the score or the kick-off.',
    params: anyParams('id'),
    models: [settingsModel, matchesModel, teamsModel],
    refusals: ['MATCH_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
  '/share/team/:id.png': query({
    ...everybodys,
    summary: 'A team and its place in the table.',
    params: anyParams('id'),
    models: [settingsModel, ...table],
    refusals: ['TEAM_NOT_FOUND'],
    example: { id: EXAMPLE_ID },
  }),
  '/share/player/:gamertag.png': query({
    ...everybodys,
    summary: 'A player with the figures of the season.',
    params: anyParams('gamertag'),
    models: [
      settingsModel,
      gamertagsModel,
      playersModel,
      teamsModel,
      matchLinesModel,
      seasonSquadsModel,
      takenOffModel,
      seasonsModel,
      resultVersionsModel,
    ],
    // A picture of somebody who is gone must not outlive the deletion, not even as the last known one.
    personal: true,
    refusals: ['PLAYER_NOT_FOUND'],
    example: { gamertag: 'Kartal42' },
  }),
  '/icons/180.png': query(icon),
  '/icons/192.png': query(icon),
  '/icons/512.png': query(icon),
  '/icons/maskable-512.png': query(icon),
} as const;
