import {
  broadcastersAnswer,
  refereesAnswer,
  simpleBroadcastersAnswer,
  simpleRefereesAnswer,
} from '@league/query-api/contract/officials.ts';
import type { Eyes } from '../../api/eyes.ts';
import { readQuery } from '../../api/read-query.ts';

const PATHS = {
  simpleReferees: '/api/simple-referees',
  simpleBroadcasters: '/api/simple-broadcasters',
  referees: '/api/admin/referees',
  broadcasters: '/api/admin/broadcasters',
} as const;

/** The referees in office. */
export const simpleRefereesQuery = (eyes: Eyes) =>
  readQuery(PATHS.simpleReferees, PATHS.simpleReferees, simpleRefereesAnswer, eyes);

/** The broadcasters in office. */
export const simpleBroadcastersQuery = (eyes: Eyes) =>
  readQuery(PATHS.simpleBroadcasters, PATHS.simpleBroadcasters, simpleBroadcastersAnswer, eyes);

/** The referees, and the players who asked to be one. */
export const refereesQuery = (eyes: Eyes) => readQuery(PATHS.referees, PATHS.referees, refereesAnswer, eyes);

/** The broadcasters, and the players who asked to be one. */
export const broadcastersQuery = (eyes: Eyes) =>
  readQuery(PATHS.broadcasters, PATHS.broadcasters, broadcastersAnswer, eyes);
