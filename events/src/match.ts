import * as z from 'zod/mini';
import { matchResult, score } from './match-result.ts';
import { change, id, instant, matchStatus, seasonNumber, weekNumber } from './shapes.ts';

/**
 * Events of stream `match-{id}`. Each names season, week, date and teams, so that a projection need not look them up.
 */

const matchFacts = {
  matchId: id,
  season: seasonNumber,
  week: weekNumber,
  date: z.nullable(instant),
  home: id,
  away: id,
};

export const matchScheduled = z.strictObject({
  ...matchFacts,
  stadium: z.nullable(z.string()),
  changes: z.strictObject({
    date: z.optional(change(z.nullable(instant))),
    stadium: z.optional(change(z.nullable(z.string()))),
  }),
});

/** Whether everybody may read the reason of the event, which its box said; else admins alone (docs/rules.md#match-history). */
const reasonShown = { reasonShown: z.optional(z.literal(true)) };

export const matchResultEntered = z.strictObject({ ...matchFacts, result: matchResult, ...reasonShown });

export const matchResultCorrected = z.strictObject({
  ...matchFacts,
  previous: matchResult,
  corrected: matchResult,
  ...reasonShown,
});

/** The match goes back to `status` and counts no longer; `previous` is the result that was taken back. */
export const matchResultAnnulled = z.strictObject({
  ...matchFacts,
  previous: matchResult,
  status: z.enum(['scheduled', 'live', 'cancelled']),
  provisionalScore: z.nullable(score),
  ...reasonShown,
});

/** A match without a result has this status; the score of a live match is provisional and counts in no table. */
export const matchStatusChanged = z.strictObject({
  ...matchFacts,
  status: z.enum(['scheduled', 'live', 'cancelled']),
  provisionalScore: z.nullable(score),
  changes: z.strictObject({
    status: z.optional(change(matchStatus)),
    provisionalScore: z.optional(change(z.nullable(score))),
  }),
});
