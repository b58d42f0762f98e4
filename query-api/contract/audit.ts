import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

const entry = {
  position: z.string(),
  eventId: z.string(),
  type: z.string(),
  stream: z.string(),
  /** UTC, ISO 8601 with milliseconds. */
  recordedAt: z.string(),
  actorId: z.string(),
  actorRole: z.string(),
  reason: z.nullable(z.string()),
  correlationId: z.string(),
  causationId: z.string(),
  season: z.nullable(z.number()),
  matchId: z.nullable(z.string()),
  teamId: z.nullable(z.string()),
  playerId: z.nullable(z.string()),
  /** The account of the admin who was given access or lost it. */
  adminId: z.nullable(z.string()),
  /**
   * The event counts for nothing: its season was closed or its match deleted before (events/src/rules/season-acts.ts).
   */
  void: z.boolean(),
  /** Values by field; null where there were none before, or are none after the event. */
  before: values,
  after: values,
};

/** One entry for each event. The document's id is the zero-padded position, so that ids are in the order of the log. */
export const auditDocument = z.strictObject({
  ...entry,
  /** Everybody may read the reason where a match's history shows it (docs/rules.md#match-history); else admins alone. */
  reasonShown: z.optional(z.literal(true)),
  /** The team from whose withdrawal, or from whose taking back, the event follows; a match's history names it. */
  withdrawnTeam: z.optional(z.string()),
  /** The event follows from another event or from a step of a call, which `causationId` names. */
  caused: z.optional(z.literal(true)),
  /** The deduction that the event made or lifted. */
  deductionId: z.optional(z.string()),
  /** Matches that the event deleted, if they are few; their teams are added when the entry is answered. */
  removed: z.optional(z.array(z.strictObject({ matchId: z.string(), week: z.number() }))),
});
export type AuditDocument = z.infer<typeof auditDocument>;

export const auditModel = defineReadModel({
  name: 'audit',
  document: auditDocument,
  fields: ['type', 'actorId', 'matchId', 'teamId', 'playerId', 'adminId', 'recordedAt'],
  inOrder: ['type', 'actorId', 'teamId', 'playerId', 'adminId', 'recordedAt'],
});

/** Another entry, as one names it. */
const entryReference = z.object({
  position: z.string(),
  type: z.string(),
  recordedAt: z.string(),
  actorId: z.string(),
  actorRole: z.string(),
  actorName: z.string(),
});
export type EntryReference = z.infer<typeof entryReference>;

/**
 * GET /api/admin/audit: newest first, at most `limit` (default 50, at most 200) entries below `before` (a position);
 * filters `match, player, team, actor, admin, type, from, to`, and `entry` (a position) for one entry alone; `Reserved` and
 * `Released` only when `type` or `entry` asks for them.
 * Positions are decimal. Names, weeks and teams are added when it is answered, as are the entries that belong together.
 */
export const auditEntry = z.object({
  ...entry,
  actorName: z.string(),
  /** The name of `adminId`; null in entries that are not about an admin. */
  adminName: z.nullable(z.string()),
  /** The week of the match; null in entries about no match. */
  week: z.nullable(z.number()),
  matchDeleted: z.boolean(),
  /**
   * Matches that the event deleted, if they are few. `home` and `away` are ids in `teams`, null where they are unknown.
   */
  deletedMatches: z.array(
    z.object({
      matchId: z.string(),
      week: z.number(),
      home: z.nullable(z.string()),
      away: z.nullable(z.string()),
    }),
  ),
  teams: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** The players whom the entry mentions, by gamertag; a deleted one has no profile to lead to. */
  players: z.array(z.object({ _id: z.string(), gamertag: z.string(), deleted: z.boolean() })),
  /** What a process reacted to when it recorded this; null where a call recorded it. */
  cause: z.nullable(entryReference),
  /** The entry that took this one back. */
  takenBackBy: z.nullable(entryReference),
  /** The entry that this one took back. */
  tookBack: z.nullable(entryReference),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditAnswer = z.array(auditEntry);

/**
 * GET /api/admin/audit/subjects: everything for which entries can be searched, deleted ones too: matches of all seasons, newest season
 * first, teams, players, and who ever was an admin, each by name.
 */
export const auditSubjectsAnswer = z.object({
  matches: z.array(
    z.object({
      _id: z.string(),
      season: z.number(),
      week: z.number(),
      /** Ids in `teams`. */
      home: z.string(),
      away: z.string(),
      deleted: z.boolean(),
    }),
  ),
  teams: z.array(z.object({ _id: z.string(), name: z.string(), deleted: z.boolean() })),
  players: z.array(z.object({ _id: z.string(), gamertag: z.string(), deleted: z.boolean() })),
  admins: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type AuditSubjects = z.infer<typeof auditSubjectsAnswer>;
