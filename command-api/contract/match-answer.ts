import * as z from 'zod/mini';

/** The highest score, and card total, that is taken: beyond it someone's finger slipped. */
export const MOST_GOALS = 99;

/** What a result command answers; `resultRevision` goes into the next `If-Match`. */
export const matchCommandAnswer = z.object({
  message: z.string(),
  position: z.string(),
  resultRevision: z.number(),
});
