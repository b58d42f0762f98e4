import * as z from 'zod/mini';

const score = z.object({ homeScore: z.number(), awayScore: z.number() });

/**
 * What one line of an import would do: plan a match (`date` is its own, or null), perhaps with its result (`to`), bring the
 * result of a match that is planned already, correct the one that stands (`from`), or nothing, since all of it is so.
 */
const importLine = z.object({
  line: z.number(),
  does: z.enum(['create', 'result', 'correct', 'nothing']),
  week: z.number(),
  /** Names as the line has them. */
  home: z.string(),
  away: z.string(),
  date: z.optional(z.nullable(z.string())),
  from: z.optional(z.object({ ...score.shape, isWalkover: z.boolean() })),
  to: z.optional(score),
});
export type ImportLineAnswer = z.infer<typeof importLine>;

/** What an import came to, or in a trial would come to. */
const importReport = z.object({
  /** Teams that the lines name. */
  teams: z.number(),
  createdTeams: z.number(),
  /** Matches that it planned. */
  matches: z.number(),
  /** Results that it brought, also those of matches that were planned already, corrections among them. */
  results: z.number(),
  /** Lines that were so already. */
  unchanged: z.number(),
  /** Names of the teams that it created. */
  teamsToCreate: z.array(z.string()),
  /** In a trial only. */
  lines: z.optional(z.array(importLine)),
});
export type ImportReport = z.infer<typeof importReport>;

/** POST /api/matches/import. `look`, and status 202, where results are still being written. */
export const importAnswer = z.object({
  message: z.string(),
  dryRun: z.boolean(),
  ...importReport.shape,
  position: z.optional(z.string()),
  look: z.optional(z.string()),
});
