import * as z from 'zod/mini';
import { matchResult, score } from './match-result.ts';
import { change, id, instant, matchStatus, seasonNumber, weekNumber } from './shapes.ts';

/**
 * Events of stream `match-{id}`. Each names season, week, date and teams, so that a projection need not look them up.
 */

export const matchFacts = {
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

/** The team from whose withdrawal, or from whose taking back, the event follows (docs/rules.md#withdrawals). */
const withdrawnTeam = { withdrawnTeam: z.optional(id) };

/** Results of version 2 and statuses of version 1 followed from no withdrawal. */
export const withoutWithdrawal = (data: unknown): unknown => data;

export const matchResultEntered = z.strictObject({
  ...matchFacts,
  result: matchResult,
  ...reasonShown,
  ...withdrawnTeam,
});

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
  ...withdrawnTeam,
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
  ...withdrawnTeam,
});

/** The places of referees at a match, one person each. */
const REFEREE_ROLES = ['main', 'assistant', 'var', 'fourthOfficial'] as const;
export const refereeRole = z.enum(REFEREE_ROLES);
export type RefereeRole = z.infer<typeof refereeRole>;

export const refereeAssignedToMatch = z.strictObject({ ...matchFacts, role: refereeRole, playerId: id });

/** Why an official no longer stands at a match: an admin's act, another one in the place, or the end of the office. */
export const removalCause = z.enum(['removed', 'replaced', 'dismissed']);
export type RemovalCause = z.infer<typeof removalCause>;

export const refereeRemovedFromMatch = z.strictObject({
  ...matchFacts,
  role: refereeRole,
  playerId: id,
  cause: removalCause,
});
