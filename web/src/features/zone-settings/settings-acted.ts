import * as z from 'zod/mini';

/** What is read of the answer to a change of the settings. */
export const settingsActed = z.object({ message: z.string(), position: z.optional(z.string()) });
