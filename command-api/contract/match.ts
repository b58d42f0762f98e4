import * as z from 'zod/mini';
import { MOST_GOALS } from './match-answer.ts';
import { instantInput } from './moment.ts';
import { reasonField } from './reason.ts';
import { freeText } from './text.ts';

const goals = z.int().check(z.nonnegative(), z.lte(MOST_GOALS));
const cardCount = z.optional(z.nullable(goals));
/** Lines of players come with their own screens; until then the lists are taken when empty. */
const noneYet = z.optional(z.array(z.never()));

/** Any spelling of the four, and 'completed' for finished (design.md 6, Status). */
const statusInput = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => (text.toLowerCase() === 'completed' ? 'finished' : text.toLowerCase())),
  ),
  z.enum(['scheduled', 'live', 'finished', 'cancelled']),
);

const resultParts = {
  homeScore: z.optional(goals),
  awayScore: z.optional(goals),
  homeYellowCards: cardCount,
  awayYellowCards: cardCount,
  homeRedCards: cardCount,
  awayRedCards: cardCount,
  status: z.optional(statusInput),
  ...reasonField,
};

/** PUT /api/admin/match-result/{id}. Parts that are left out keep their value. */
export const matchResultBody = z.strictObject({
  ...resultParts,
  isWalkover: z.optional(z.boolean()),
  walkoverWinner: z.optional(z.nullable(z.enum(['home', 'away']))),
  goalScorers: noneYet,
  assists: noneYet,
  saves: noneYet,
  homeLineup: noneYet,
  awayLineup: noneYet,
});
export type MatchResultBody = z.infer<typeof matchResultBody>;

/** PUT /api/matches/{id}/results; the older names of the scores are taken too. */
export const resultsBody = z.strictObject({
  ...resultParts,
  teamAScore: z.optional(goals),
  teamBScore: z.optional(goals),
  playerStats: noneYet,
});

/** PUT /api/matches/{id}/schedule. An absent or empty stadium means the league's own. */
export const scheduleBody = z.strictObject({
  date: instantInput,
  stadium: z.optional(freeText(100)),
  ...reasonField,
});
