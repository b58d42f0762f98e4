import * as z from 'zod/mini';

/** What is read of the answer to an act on achievements. */
export const achievementActed = z.object({ message: z.string(), position: z.optional(z.string()) });
