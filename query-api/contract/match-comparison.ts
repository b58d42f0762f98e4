import * as z from 'zod/mini';
import { matchAnswer } from './matches.ts';
import { formEntry } from './standings.ts';

const place = z.object({ position: z.number(), points: z.number() });

const comparedSide = z.object({
  /** Without this match, among the results that were played up to its kick-off. */
  before: place,
  /** The same with its score, as it stands; null while it has none that counts. */
  after: z.nullable(place),
  /** The last five results before this match, newest last. */
  form: z.array(formEntry),
});

/**
 * GET /api/matches/{id}/comparison: what the table says of the two teams before a match and with it, and how they played before
 * (docs/rules.md#comparison).
 */
export const matchComparison = z.object({
  home: comparedSide,
  away: comparedSide,
  /** Finished matches of the two teams before this one, of all seasons, the newest first. */
  meetings: z.array(matchAnswer),
});
export type MatchComparison = z.infer<typeof matchComparison>;
