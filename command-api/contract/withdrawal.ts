import * as z from 'zod/mini';
import { publicReason } from './reason.ts';
import { seasonActBody, seasonField } from './season.ts';

/** POST /api/teams/{id}/withdraw. `played`: the matches that the team has played count on, or all its matches are annulled. */
export const withdrawTeamBody = z.strictObject({
  played: z.enum(['keep', 'annul'], 'Oynanan maçların ne olacağını seçin.'),
  reason: publicReason,
  ...seasonField,
});

/**
 * POST /api/admin/season/undo. `teamId`: the team whose withdrawal the sender means, 409 UNDO_OUTDATED where that is not the last act.
 * Without it the act is meant that is the last one when the call arrives.
 */
export const undoBody = z.strictObject({ teamId: z.optional(z.uuid()), ...seasonActBody.shape });
