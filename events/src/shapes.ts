import * as z from 'zod/mini';

/**
 * Shapes that several events share. Checked when an event is written, trusted when it is read. The mark `@__PURE__` lets a
 * bundler leave unused shapes out of the web, whose answers use only a few of them.
 */

/** Ids are UUIDs (RFC 9562); version 5 for things a command made, so that a repeat makes the same thing. */
export const id = z.uuid();
/** Number of a season, from 1. */
export const seasonNumber = /* @__PURE__ */ z.int().check(z.positive());
/** Week of a season, from 1. */
export const weekNumber = /* @__PURE__ */ z.int().check(z.positive());
/** An instant in UTC, `2026-11-21T18:00:00.000Z`. */
export const instant = /* @__PURE__ */ z.iso.datetime();
/** A whole number from 0. */
export const count = /* @__PURE__ */ z.int().check(z.nonnegative());

/** The statuses of a match, in events and in answers alike (docs/rules.md#status). */
export const matchStatus = z.enum(['scheduled', 'live', 'finished', 'cancelled']);
export type MatchStatus = z.infer<typeof matchStatus>;

/** Before and after of one field. */
/* @__NO_SIDE_EFFECTS__ */
export const change = <S extends z.ZodMiniType>(value: S) => z.strictObject({ from: value, to: value });
