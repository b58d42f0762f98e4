import * as z from 'zod/mini';

/**
 * Shapes that several events share; checked when an event is written, trusted when it is read. `@__PURE__` lets a
 * bundler drop unused shapes from the web, whose answers use only a few of them.
 */

/** Ids are UUIDs (RFC 9562). Commands derive new ids (version 5), so that a repeated command makes the same thing. */
export const id = z.uuid();
/** The number of a season, from 1. */
export const seasonNumber = /* @__PURE__ */ z.int().check(z.positive());
/** The week of a season, from 1. */
export const weekNumber = /* @__PURE__ */ z.int().check(z.positive());
/** An instant in UTC, `2026-11-21T18:00:00.000Z`. */
export const instant = /* @__PURE__ */ z.iso.datetime();
/** A whole number from 0. */
export const count = /* @__PURE__ */ z.int().check(z.nonnegative());

/** The most points that one act takes off a team. */
export const MOST_DEDUCTED = 99;
/** The points that one act takes off a team. */
export const deductedPoints = /* @__PURE__ */ z.int().check(z.gte(1), z.lte(MOST_DEDUCTED));

/** The statuses of a match, in events and in answers (docs/rules.md#status). */
export const matchStatus = z.enum(['scheduled', 'live', 'finished', 'cancelled']);
export type MatchStatus = z.infer<typeof matchStatus>;

/** What becomes of the matches of a team that withdraws: those played are kept and the others are walkovers, or all are annulled. */
export const playedMatches = z.enum(['keep', 'annul']);

/** The value of one field before and after. */
/* @__NO_SIDE_EFFECTS__ */
export const change = <S extends z.ZodMiniType>(value: S) => z.strictObject({ from: value, to: value });
