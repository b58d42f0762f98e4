import { playoffSettings, rankingRules, relegationSettings } from '@league/events/season-terms.ts';
import * as z from 'zod/mini';
import { defineReadModel } from './read-model.ts';
import { teamReference } from './teams.ts';

const pairing = z.strictObject({ week: z.number(), home: z.string(), away: z.string() });
export type Pairing = z.infer<typeof pairing>;

/** One document a season, id = number as text. The terms are frozen when the season closes. */
export const seasonDocument = z.strictObject({
  season: z.number(),
  /** What it is called by itself; beside others it may need a number (events/src/rules/season-labels.ts). */
  label: z.string(),
  startedAt: z.string(),
  closedAt: z.nullable(z.string()),
  rankingRules,
  playoffSettings,
  relegationSettings,
  /** Existing matches by id: what the teams of the season and its size come from. */
  matches: z.record(z.string(), pairing),
  /**
   * Matches that were deleted or replaced, if any, by id: week, home and away, these by their place in `teams`, since large
   * fixtures may be replaced more than once. The audit still names them ({@link pairingIn}); nothing else counts them.
   */
  deletedMatches: z.optional(
    z.strictObject({ teams: z.array(z.string()), rows: z.record(z.string(), z.array(z.number())) }),
  ),
  /**
   * Of the matches that have a date, that date by week and id: so to move one match copies a week, and not the season. Not there
   * before the first fixtures.
   */
  dates: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});
export type SeasonDocument = z.infer<typeof seasonDocument>;

/** When a match of the season is, and between whom; also of one that is gone, marked. undefined when it never was of it. */
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
 * GET /api/seasons: newest first; exactly one is current; no two are called alike. The rules are those under which it is or
 * was played, the dates those of its first and its last match, null while none has one.
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

/**
 * GET /api/seasons/champions: the closed seasons, newest first, each with the team that was first in its table; null where no
 * match was finished. A call of its own: GET /api/seasons would else move with every result.
 */
export const championsAnswer = z.array(z.object({ season: z.number(), champion: z.nullable(teamReference) }));
export type ChampionsAnswer = z.infer<typeof championsAnswer>;
