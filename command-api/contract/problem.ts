import { side } from '@league/events/match-result.ts';
import { matchStatus } from '@league/events/shapes.ts';
import * as z from 'zod/mini';

/** What is wrong with one field; `path` as in the body sent (`matches[3].homeScore`), `line` for a line of a CSV. */
export const fieldError = z.object({ path: z.string(), message: z.string(), line: z.optional(z.number()) });
export type FieldError = z.infer<typeof fieldError>;

/** Status, score and cards of a match, as commands answer them. */
export const matchScores = z.object({
  status: matchStatus,
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  isWalkover: z.boolean(),
  walkoverWinner: z.nullable(side),
  homeYellowCards: z.nullable(z.number()),
  awayYellowCards: z.nullable(z.number()),
  homeRedCards: z.nullable(z.number()),
  awayRedCards: z.nullable(z.number()),
  resultRevision: z.number(),
});
export type MatchScores = z.infer<typeof matchScores>;

const figure = /* @__PURE__ */ z.nullable(z.number());
const position = /* @__PURE__ */ z.nullable(z.string());

/** A line as a result call takes it (contract/match-lines.ts), with null for what was not recorded. `team` is the side. */
const currentLine = /* @__PURE__ */ z.object({
  player: z.string(),
  team: side,
  position,
  isStartingEleven: z.boolean(),
  minutesPlayed: z.number(),
  goals: z.number(),
  assists: z.number(),
  saves: z.number(),
  yellowCards: z.number(),
  redCards: z.number(),
  shots: figure,
  passes: figure,
  gkCatches: figure,
  rating: figure,
  manOfTheMatch: z.boolean(),
});
export type CurrentLine = z.infer<typeof currentLine>;

const currentPlace = /* @__PURE__ */ z.object({ player: z.string(), position, jerseyNumber: figure });
const currentIncident = /* @__PURE__ */ z.object({
  type: z.string(),
  minute: z.number(),
  description: z.string(),
  player: z.nullable(z.string()),
});

/** The state of a match as a stale edit finds it: what the screen shows as 'theirs' (412), line by line. */
export const currentMatch = /* @__PURE__ */ z.object({
  ...matchScores.shape,
  playerStats: z.array(currentLine),
  homeLineup: z.array(currentPlace),
  awayLineup: z.array(currentPlace),
  incidents: z.array(currentIncident),
  /** When and by whom (admin's name) the result last changed; null before the first. */
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type CurrentMatch = z.infer<typeof currentMatch>;

/** Every error answer, `application/problem+json` (RFC 9457). `message` is Turkish and fit to show. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** What a stale edit (412) finds in its place; each call has its own, of a match {@link currentMatch}. */
  current: z.optional(z.unknown()),
  correlationId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;
