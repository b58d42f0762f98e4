import * as z from 'zod/mini';

/** What is read of the answer to an act on the fixtures. */
export const fixturesActed = z.object({ message: z.string(), position: z.optional(z.string()) });
