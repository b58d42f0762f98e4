import * as z from 'zod/mini';

/** What is read of the answer to an act about the plan of a match. */
export const planActed = z.object({ message: z.string(), position: z.optional(z.string()) });

/** The refusals that an admin may override: the official plays in the match, or has another match at its time. */
export const CONFIRMED = ['OFFICIAL_PLAYS', 'OFFICIAL_BUSY'] as const;

/** The calls that take an official from a match, by the office. */
export const removeCalls = {
  referee: 'DELETE /api/matches/:id/remove-referee',
  broadcaster: 'DELETE /api/matches/:id/remove-broadcaster',
} as const;
