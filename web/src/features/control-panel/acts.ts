import * as z from 'zod/mini';

/** The acts on the season as a whole, in the order of their cards, each with its call. */
export const ACT_CALLS = {
  statistics: 'POST /api/admin/reset-player-stats',
  transfers: 'POST /api/admin/reset-transfers',
  season: 'POST /api/admin/reset-season',
  matches: 'DELETE /api/admin/matches-and-stats',
} as const;

export type SeasonAct = keyof typeof ACT_CALLS;
export const SEASON_ACTS = Object.keys(ACT_CALLS) as readonly SeasonAct[];

/** What is read of the answer to any of them. */
export const acted = z.object({ message: z.string(), position: z.optional(z.string()) });
