import { UNDOABLE } from '@league/events/rules/undoable-acts.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './team-reference.ts';

/** An act on a season that stands; who did it, and why, says the audit's entry of this position. */
const standingAct = z.strictObject({
  act: z.enum(UNDOABLE),
  /** Where it stands in the log, zero-padded. */
  position: z.string(),
  recordedAt: z.string(),
  /** The team that left, or was deleted with its matches. */
  team: z.nullable(z.string()),
  /** How many matches it deleted. */
  matches: z.nullable(z.number()),
  /** How many players it took totals from. */
  players: z.nullable(z.number()),
  /** Whom it took out of a team. */
  freed: z.array(z.strictObject({ playerId: z.string(), teamId: z.string() })),
  /** The season that it closed. */
  closed: z.nullable(z.number()),
  /** The matches that were settled for this withdrawal, and those of them that somebody has changed since. */
  settled: z.array(z.string()),
  changed: z.array(z.string()),
  /** Something rests on it (events/src/rules/undoable-acts.ts). */
  rested: z.boolean(),
});
export type StandingAct = z.infer<typeof standingAct>;

/**
 * The acts on a season that stand, in log order: the last one may be taken back. One document for each season. `upTo` is the position
 * of the latest act or taking back, zero-padded.
 */
export const seasonActsDocument = z.strictObject({
  season: z.number(),
  acts: z.array(standingAct),
  upTo: z.string(),
});
export type SeasonActsDocument = z.infer<typeof seasonActsDocument>;

export const seasonActsModel = defineReadModel({ name: 'season-acts', document: seasonActsDocument, fields: [] });
export const seasonActsId = (season: number): string => String(season);

/** The codes for which the last act cannot be taken back now, as POST /api/admin/season/undo would refuse it. */
const UNDO_REFUSALS = [
  'UNDO_MATCHES_CHANGED',
  'UNDO_MATCHES_DELETED',
  'UNDO_MATCHES_PLANNED',
  'UNDO_SEASON_USED',
  'UNDO_PLAYERS_PLACED',
] as const;

/**
 * GET /api/admin/season-acts: what the acts of the control panel would do now, and the last act that can be taken back. `season` is 0
 * before the first one.
 */
export const seasonActsAnswer = z.object({
  season: z.number(),
  label: z.string(),
  counts: z.object({
    /** Who has a total above zero. */
    playersWithStatistics: z.number(),
    playersInTeams: z.number(),
    teams: z.number(),
    matches: z.number(),
    finishedMatches: z.number(),
    /** Who has a line in a finished match. */
    playersInFinishedMatches: z.number(),
  }),
  last: z.nullable(
    z.object({
      act: z.enum(UNDOABLE),
      /** Names the act in POST /api/admin/season/undo. */
      position: z.string(),
      at: z.string(),
      byName: z.string(),
      reason: z.nullable(z.string()),
      /** The team that left, or whose matches were deleted with it. */
      team: z.nullable(teamReference),
      /** What comes back: matches, or those that get back what they had; players with their totals or teams. */
      counts: z.object({ matches: z.optional(z.number()), players: z.optional(z.number()) }),
      /** The label of the season that goes on after the reset is taken back. */
      seasonLabel: z.nullable(z.string()),
      /** Why it cannot be taken back now. */
      refused: z.nullable(z.enum(UNDO_REFUSALS)),
    }),
  ),
});
export type SeasonActsAnswer = z.infer<typeof seasonActsAnswer>;
