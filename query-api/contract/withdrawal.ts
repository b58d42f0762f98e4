import * as z from 'zod/mini';
import { teamReference } from './team-reference.ts';

const placed = z.object({
  position: z.number(),
  played: z.number(),
  goalDifference: z.number(),
  points: z.number(),
});

/**
 * GET /api/teams/{id}/withdrawal: what a withdrawal of the team would do. The matches are those that it would award to the other side,
 * take the result of back, or call off; `live` of them are being played.
 */
export const withdrawalPreview = z.object({
  team: teamReference,
  walkovers: z.number(),
  annulled: z.number(),
  cancelled: z.number(),
  live: z.number(),
  /** In the order of the table after it. */
  table: z.array(z.object({ teamInfo: teamReference, before: placed, after: placed })),
});
export type WithdrawalPreview = z.infer<typeof withdrawalPreview>;
