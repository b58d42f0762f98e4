import * as z from 'zod/mini';
import { count, id } from './shapes.ts';

/** The parts of a result, as events record them and answers show some of them. */

export const side = z.enum(['home', 'away']);
export type Side = z.infer<typeof side>;

/** One player's part in a match, from which all statistics are computed (docs/rules.md#statistics). */
const playerLine = z.strictObject({
  playerId: id,
  side,
  position: z.string(),
  isStartingEleven: z.boolean(),
  minutesPlayed: count,
  goals: count,
  assists: count,
  saves: count,
  yellowCards: count,
  redCards: count,
  shots: z.optional(count),
  passes: z.optional(count),
  gkCatches: z.optional(count),
  rating: z.optional(z.number()),
  manOfTheMatch: z.optional(z.boolean()),
});

export const lineupEntry = z.strictObject({
  playerId: id,
  position: z.string(),
  jerseyNumber: z.nullable(count),
});

const incident = z.strictObject({
  type: z.string(),
  minute: count,
  description: z.string(),
  playerId: z.nullable(id),
});

/** Card totals of a match as an official sent them; null where none were sent. */
export const cards = z.strictObject({
  homeYellow: z.nullable(count),
  awayYellow: z.nullable(count),
  homeRed: z.nullable(count),
  awayRed: z.nullable(count),
});
export type Cards = z.infer<typeof cards>;

/** The whole result of a match. `walkover` names the winner of a walkover, whose score is 3-0 or 0-3. */
export const matchResult = z.strictObject({
  homeScore: count,
  awayScore: count,
  walkover: z.nullable(side),
  cards,
  lines: z.array(playerLine),
  homeLineup: z.array(lineupEntry),
  awayLineup: z.array(lineupEntry),
  incidents: z.array(incident),
});
export type MatchResult = z.infer<typeof matchResult>;

export const score = z.strictObject({ home: count, away: count });
export type Score = z.infer<typeof score>;
