import * as z from 'zod/mini';

/** A team as other answers name it: id, name, logo path, crest as a word (crest.ts). */
export const teamReference = z.object({ _id: z.string(), name: z.string(), logo: z.string(), crest: z.string() });
export type TeamReference = z.infer<typeof teamReference>;
