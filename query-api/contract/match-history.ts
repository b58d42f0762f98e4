import * as z from 'zod/mini';
import { teamReference } from './team-reference.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

/**
 * GET /api/matches/{id}/history: every change of a match, newest first (docs/rules.md#match-history).
 */
export const matchChange = z.object({
  position: z.string(),
  /** UTC. */
  at: z.string(),
  /** The stored name of the event. */
  type: z.string(),
  role: z.string(),
  /** The event counts for nothing (docs/rules.md#void-events). */
  void: z.boolean(),
  /** By field, as the audit shows them; players by id, see `players`. */
  before: values,
  after: values,
  /** Null where none was given, and for visitors where it was not written for all. */
  reason: z.nullable(z.string()),
  /** The team from whose withdrawal from the season it follows, or from whose return, when that was taken back; missing otherwise. */
  withdrawal: z.optional(z.object({ team: teamReference, isBack: z.boolean() })),
  /** What it did to the table of that moment: the places of both teams before and after; empty where no table changed. */
  effect: z.array(z.object({ team: teamReference, from: z.nullable(z.number()), to: z.nullable(z.number()) })),
});
export type MatchChange = z.infer<typeof matchChange>;

const players = z.array(z.object({ _id: z.string(), gamertag: z.string(), deleted: z.boolean() }));

export const matchHistoryOfAll = z.object({ changes: z.array(matchChange), players });
export type MatchHistory = z.infer<typeof matchHistoryOfAll>;

/** The same for admins, who read all reasons, and who did it. */
export const matchHistoryOfAdmins = z.object({
  changes: z.array(z.object({ ...matchChange.shape, actorName: z.string() })),
  players,
});
