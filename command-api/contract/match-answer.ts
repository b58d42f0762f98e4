import * as z from 'zod/mini';

/** The highest score and the highest card total. Anything above is a typing mistake. */
export const MOST_GOALS = 99;

/** What a result command answers; `resultRevision` goes into the next `If-Match`. */
export const matchCommandAnswer = z.object({
  message: z.string(),
  position: z.string(),
  resultRevision: z.number(),
});
