import * as z from 'zod/mini';

/** A player as answers about matches name one; a deleted player keeps the gamertag and has no profile to lead to. */
export const playerReference = z.object({ _id: z.string(), gamertag: z.string(), deleted: z.boolean() });
export type PlayerReference = z.infer<typeof playerReference>;
