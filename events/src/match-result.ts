import * as z from 'zod/mini';
import { matchPosition } from './positions.ts';
import { count, id } from './shapes.ts';

/** The parts of a result, as events record them and answers show some of them. */

export const side = z.enum(['home', 'away']);
export type Side = z.infer<typeof side>;

/**
 * One player's part in a match, from which all statistics are computed (docs/rules.md#statistics). Team and number are those of
 * that day, so that the line stays right after a transfer. What was not recorded is left out; position and number are null then.
 */
export const playerLine = z.strictObject({
  playerId: id,
  side,
  teamId: id,
  number: z.nullable(count),
  position: z.nullable(matchPosition),
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
  /** From 1 to 10. */
  rating: z.optional(z.number()),
  manOfTheMatch: z.optional(z.boolean()),
});
export type PlayerLine = z.infer<typeof playerLine>;

export const lineupEntry = z.strictObject({
  playerId: id,
  position: z.nullable(matchPosition),
  jerseyNumber: z.nullable(count),
});
export type LineupEntry = z.infer<typeof lineupEntry>;

/** What may happen in a match (docs/rules.md#incidents). An own goal is its player's, and counts for the other side. */
export const incidentType = z.enum([
  'goal',
  'ownGoal',
  'missedPenalty',
  'yellowCard',
  'redCard',
  'substitution',
  'injury',
  'other',
]);
export type IncidentType = z.infer<typeof incidentType>;

export const incident = z.strictObject({
  type: incidentType,
  /** From 1 to 120. */
  minute: count,
  description: z.string(),
  playerId: z.nullable(id),
});

export type Incident = z.infer<typeof incident>;

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
