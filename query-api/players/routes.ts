import type { playerCalls } from '../contract/player-calls.ts';
import type { Answers } from '../http/query-route.ts';

const later = (): never => {
  throw new Error('to be built');
};

/** The GETs about players. */
export const playerRoutes: Answers<typeof playerCalls> = {
  '/api/players': { everybody: async () => later(), admins: async () => later() },
  '/api/players/gamertag/:gamertag/profile': { everybody: async () => later(), signedIn: async () => later() },
  '/api/players/gamertag/:gamertag/teams': async () => later(),
  '/api/players/gamertag/:gamertag/matches': async () => later(),
  '/api/admins': { everybody: async () => later(), admins: async () => later() },
};
