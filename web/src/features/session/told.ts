import * as z from 'zod/mini';

/** What every call about an account answers: a sentence for the person. */
export const told = z.object({ message: z.string() });
