import { profileAnswer, signedInProfile } from '@league/query-api/contract/players.ts';
import * as z from 'zod/mini';

/** A profile as visitors get it, and with what those get besides who are signed in. */
export const shownProfile = z.object({
  ...signedInProfile.shape,
  ...profileAnswer.shape,
  isLiked: z.optional(z.boolean()),
});
export type ShownProfile = z.infer<typeof shownProfile>;
