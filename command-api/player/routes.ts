import type { playerCalls } from '../contract/player-calls.ts';
import type { Handlers } from '../http/routes.ts';

const later = (): never => {
  throw new Error('to be built');
};

/** What an admin does with players, and players with their profiles. */
export const playerRoutes = (): Handlers<typeof playerCalls> => ({
  'PUT /api/players/:id/approve': async () => later(),
  'POST /api/players/approve': async () => later(),
  'PUT /api/players/:id/reject': async () => later(),
  'PUT /api/players/:id': async () => later(),
  'DELETE /api/players/:id': async () => later(),
  'PUT /api/players/:id/assign': async () => later(),
  'PUT /api/players/:id/release': async () => later(),
  'POST /api/players/assign-team': async () => later(),
  'PUT /api/players/gamertag/:gamertag/profile': async () => later(),
  'POST /api/players/:id/like': async () => later(),
});
