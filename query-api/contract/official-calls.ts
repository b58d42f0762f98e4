import { matchOfficialsModel } from './match-officials.ts';
import { matchesModel } from './matches.ts';
import {
  broadcastersAnswer,
  channelsAnswer,
  officialsModel,
  refereesAnswer,
  simpleBroadcastersAnswer,
  simpleRefereesAnswer,
} from './officials.ts';
import { anyParams, noQuery } from './parameters.ts';
import { playersModel } from './players.ts';
import { query } from './query-call.ts';

const forAdmins = {
  right: 'admin',
  params: anyParams(),
  query: noQuery,
  models: [officialsModel, playersModel],
  refusals: [],
  example: {},
} as const;

/** How many matches somebody stood at is counted over those that are there. */
const withTotals = [...forAdmins.models, matchOfficialsModel, matchesModel];

/** The GETs about referees and broadcasters: two views of the same offices. */
export const officialCalls = {
  '/api/simple-referees': query({
    summary: 'The referees in office, by gamertag.',
    answer: simpleRefereesAnswer,
    ...forAdmins,
    models: withTotals,
  }),
  '/api/simple-broadcasters': query({
    summary: 'The broadcasters in office, by gamertag.',
    answer: simpleBroadcastersAnswer,
    ...forAdmins,
    models: withTotals,
  }),
  '/api/broadcasters': query({
    summary: 'The broadcasters in office with their channels, by gamertag.',
    ...forAdmins,
    right: 'public',
    answer: channelsAnswer,
    personal: true,
  }),
  '/api/admin/referees': query({
    summary: 'The referees, and who asked to be one; those who wait first.',
    answer: refereesAnswer,
    ...forAdmins,
  }),
  '/api/admin/broadcasters': query({
    summary: 'The broadcasters, and who asked to be one; those who wait first.',
    answer: broadcastersAnswer,
    ...forAdmins,
  }),
} as const;
