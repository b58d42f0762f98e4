import * as z from 'zod/mini';

const matchId = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** The week, and the match whose result is open over it. */
export const resultsSearch = z.object({
  week: z.catch(z.optional(z.int().check(z.positive())), undefined),
  match: z.catch(z.optional(matchId), undefined),
});
