import { UNDOABLE } from '@league/events/rules/undoable-acts.ts';
import * as z from 'zod/mini';
import { seasonActBody } from './season.ts';

/**
 * POST /api/admin/season/undo. `act`, `teamId` (of a withdrawal) and `position` (as GET /api/admin/season-acts says it) name the act that
 * the sender means: 409 UNDO_OUTDATED where that is not the last one. Without them the act is meant that is the last one when the call
 * arrives.
 */
export const undoBody = z.strictObject({
  act: z.optional(z.enum(UNDOABLE)),
  teamId: z.optional(z.uuid()),
  position: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
  ...seasonActBody.shape,
});
