import { playoffSettings, rankingRules, relegationSettings } from '@league/events/season-terms.ts';
import { playedMatches } from '@league/events/shapes.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';

const pairing = z.strictObject({ week: z.number(), home: z.string(), away: z.string() });
export type Pairing = z.infer<typeof pairing>;

const place = { position: z.string(), recordedAt: z.string() };

/**
 * What an act holds against a team in the table. Past tables count it by where it stands in the log; once it is taken back, `lifted` says where
 * that stands. Positions are zero-padded.
 */
const seasonMark = { ...place, lifted: z.nullable(z.strictObject(place)) };
export type SeasonMark = Pick<Deduction, keyof typeof seasonMark>;

/** Points that were taken off a team. */
const deduction = z.strictObject({
  id: z.string(),
  team: z.string(),
  points: z.number(),
  /** Everybody may read it. */
  reason: z.string(),
  ...seasonMark,
});
export type Deduction = z.infer<typeof deduction>;

/** A team that left the season. */
const withdrawal = z.strictObject({
  team: z.string(),
  played: playedMatches,
  /** Everybody may read it. */
  reason: z.string(),
  ...seasonMark,
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** One document for each season; its id is the season's number as text. A closed season's rules stay as they are. */
export const seasonDocument = z.strictObject({
  season: z.number(),
  /** The season's label; answers add a number to a later season's equal label (events/src/rules/season-labels.ts). */
  label: z.string(),
  startedAt: z.string(),
  closedAt: z.nullable(z.string()),
  rankingRules,
  playoffSettings,
  relegationSettings,
  /** The existing matches by id; the season's teams and size follow from them. */
  matches: z.record(z.string(), pairing),
  /**
   * Deleted and replaced matches by id, if any: week, home and away. Home and away are indexes in `teams`, which
   * keeps the document small where large fixtures are replaced more than once. Only the audit reads these
   * matches ({@link pairingIn}).
   */
  deletedMatches: z.optional(
    z.strictObject({ teams: z.array(z.string()), rows: z.record(z.string(), z.array(z.number())) }),
  ),
  /**
   * The dates of existing matches, where they have one, by week and id, so that a moved match copies a week's dates and
   * not a season's. Missing before the first fixtures.
   */
  dates: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** Where the totals of all players began anew: the zero-padded positions of those acts, if any. */
  statisticsResets: z.optional(z.array(z.string())),
  /** The existing matches that are cancelled, in the order of their ids, if any ever was: no table waits for them. */
  cancelled: z.optional(z.array(z.string())),
  /** All points that were ever taken off its teams, in log order, if any. */
  deductions: z.optional(z.array(deduction)),
  /** All withdrawals of its teams that ever were, in log order, if any. */
  withdrawals: z.optional(z.array(withdrawal)),
  /** The position, zero-padded, at which an act on it was last taken back, if one ever was: what comes twice is known by it. */
  undoneAt: z.optional(z.string()),
});
export type SeasonDocument = z.infer<typeof seasonDocument>;

/**
 * The week and teams of a match of the season; also of a deleted match, which is marked. undefined for a match
 * that was never in the season.
 */
export const pairingIn = (
  { matches, deletedMatches = { teams: [], rows: {} } }: SeasonDocument,
  matchId: string,
): (Pairing & { readonly deleted: boolean }) | undefined => {
  const pairing = matches[matchId];
  if (pairing !== undefined) return { ...pairing, deleted: false };
  const [week, home, away] = deletedMatches.rows[matchId] ?? [];
  if (week === undefined || home === undefined || away === undefined) return undefined;
  const { teams } = deletedMatches;
  return { week, home: teams[home] ?? '', away: teams[away] ?? '', deleted: true };
};

export const seasonsModel = defineReadModel({ name: 'seasons', document: seasonDocument, fields: [] });
export const seasonId = (season: number): string => String(season);

/**
 * GET /api/seasons: newest first; exactly one is current; labels are distinct. The rules are those under which the
 * season is or was played; the dates are those of its first and last match, null while no match has a date.
 */
export const seasonsAnswer = z.array(
  z.object({
    season: z.number(),
    label: z.string(),
    startedAt: z.string(),
    closedAt: z.nullable(z.string()),
    current: z.boolean(),
    teams: z.number(),
    matches: z.number(),
    weeks: z.number(),
    firstDate: z.nullable(z.string()),
    lastDate: z.nullable(z.string()),
    rankingRules,
    playoffSettings,
    relegationSettings,
  }),
);
export type SeasonsAnswer = z.infer<typeof seasonsAnswer>;
