import * as z from 'zod/mini';

/** What is read of the answer to an act about a team. */
export const teamActed = z.object({ message: z.string(), _id: z.string(), position: z.optional(z.string()) });

/** The same of a deletion: how much went with the team. */
export const teamDeleted = z.object({
  message: z.string(),
  deletedMatches: z.number(),
  freedPlayers: z.number(),
  deletedPlayers: z.number(),
  position: z.optional(z.string()),
});
