import * as z from 'zod/mini';
import { publicReason } from './reason.ts';
import { seasonField } from './season.ts';

/** POST /api/teams/{id}/withdraw. `played`: the matches that the team has played count on, or all its matches are annulled. */
export const withdrawTeamBody = z.strictObject({
  played: z.enum(['keep', 'annul'], 'Oynanan maçların ne olacağını seçin.'),
  reason: publicReason,
  ...seasonField,
});
