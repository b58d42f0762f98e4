import * as z from 'zod/mini';

const score = z.object({ homeScore: z.number(), awayScore: z.number() });

/**
 * What one line of an import would do: plan a match (`date` is its date, or null), perhaps with its result (`to`); bring the
 * result of a match that is planned already; name the scorers of a result that stands (`scorers`); correct the result that stands
 * (`from`); or nothing, because the match already is as the line says.
 */
const importLine = z.object({
  line: z.number(),
  does: z.enum(['create', 'result', 'scorers', 'correct', 'nothing']),
  week: z.number(),
  /** Names as the line has them. */
  home: z.string(),
  away: z.string(),
  date: z.optional(z.nullable(z.string())),
  from: z.optional(z.object({ ...score.shape, isWalkover: z.boolean() })),
  to: z.optional(score),
  /** Goals whose scorers the line names. */
  scorers: z.optional(z.number()),
});
export type ImportLineAnswer = z.infer<typeof importLine>;

/** The encodings that the file of an import may have. */
const importEncoding = z.enum(['UTF-8', 'UTF-16', 'windows-1254']);
export type ImportEncoding = z.infer<typeof importEncoding>;

/** The counts of an import, or in a trial what they would be. */
const importReport = z.object({
  /** Teams that the lines name. */
  teams: z.number(),
  createdTeams: z.number(),
  /** Players whom the lines name as scorers. */
  players: z.number(),
  createdPlayers: z.number(),
  /** Matches that it planned. */
  matches: z.number(),
  /** Results that it brought, also corrections, and results of matches that were planned before. */
  results: z.number(),
  /** Lines that changed nothing, because their matches already were as the line says. */
  unchanged: z.number(),
  /** Names of the teams that it created. */
  teamsToCreate: z.array(z.string()),
  /** Gamertags of the players whom it created. They are public and stay in the history. */
  playersToCreate: z.array(z.string()),
  /** The encoding that was assumed for the `file`. */
  encoding: z.optional(importEncoding),
  /** In a trial only. */
  lines: z.optional(z.array(importLine)),
  /** In a trial with `eachLine`: why lines cannot be imported, by line. `lines` and the counts are those of the other lines. */
  refused: z.optional(z.array(z.object({ line: z.number(), message: z.string() }))),
});
export type ImportReport = z.infer<typeof importReport>;

/** POST /api/matches/import. `look`, and status 202, where results are still being written. */
export const importAnswer = z.object({
  message: z.string(),
  dryRun: z.boolean(),
  ...importReport.shape,
  position: z.optional(z.string()),
  /** The position of the import itself, by which the audit finds it; missing where nothing was recorded. */
  entry: z.optional(z.string()),
  look: z.optional(z.string()),
});
