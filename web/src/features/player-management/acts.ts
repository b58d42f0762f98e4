import * as z from 'zod/mini';

/** What is read of the answer to an act about a player. */
export const playerActed = z.object({ message: z.string(), position: z.optional(z.string()) });

/** The same of an approval of several. */
export const manyApproved = z.object({ approved: z.number(), position: z.optional(z.string()) });

/** The same of a reset code: the code is in no other answer. */
export const codeIssued = z.object({ code: z.string(), expiresAt: z.string(), position: z.optional(z.string()) });
