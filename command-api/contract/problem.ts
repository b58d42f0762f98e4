import { matchStatus } from '@league/events/shapes.ts';
import * as z from 'zod/mini';

/** What is wrong with one field; `path` as in the body sent (`matches[3].homeScore`), `line` for a line of a CSV. */
export const fieldError = z.object({ path: z.string(), message: z.string(), line: z.optional(z.number()) });
export type FieldError = z.infer<typeof fieldError>;

/** The state of a match as a stale edit finds it: what the screen shows as 'theirs' (412). */
export const currentMatch = z.object({
  status: matchStatus,
  homeScore: z.nullable(z.number()),
  awayScore: z.nullable(z.number()),
  isWalkover: z.boolean(),
  walkoverWinner: z.nullable(z.enum(['home', 'away'])),
  homeYellowCards: z.nullable(z.number()),
  awayYellowCards: z.nullable(z.number()),
  homeRedCards: z.nullable(z.number()),
  awayRedCards: z.nullable(z.number()),
  resultRevision: z.number(),
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
