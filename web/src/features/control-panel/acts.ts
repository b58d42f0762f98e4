import * as z from 'zod/mini';
import type { SeasonAct } from './control-search.ts';

/** The call of each act on the season as a whole. */
export const ACT_CALLS = {
  statistics: 'POST /api/admin/reset-player-stats',
  transfers: 'POST /api/admin/reset-transfers',
  season: 'POST /api/admin/reset-season',
  matches: 'DELETE /api/admin/matches-and-stats',
} as const satisfies Record<SeasonAct, string>;

/** What is read of the answer to any of them, and to the one that takes the last back. */
export const acted = z.object({ message: z.string(), position: z.optional(z.string()) });
