import type { statisticsCalls } from '../contract/statistics-calls.ts';
import { Refused } from '../handling/refused.ts';
import type { Handlers } from '../http/routes.ts';

/** Calls that take something off the totals of players. */
export const statisticsRoutes = (): Handlers<typeof statisticsCalls> => ({
  'DELETE /api/players/:id/stats': async () => {
    throw new Refused('NOT_FOUND');
  },
  'POST /api/admin/reset-player-stats': async () => {
    throw new Refused('NOT_FOUND');
  },
});
