import * as z from 'zod/mini';
import { count } from './shapes.ts';

/** The rules and settings that decide a season's table; a closed season keeps those of its end. */

/** The rules that may separate teams with equal points, named as in `PUT /api/settings` (docs/rules.md#standings). */
export const tieBreaker = z.enum(['goalDifference', 'goalsFor', 'headToHead', 'wins', 'name']);
export type TieBreaker = z.infer<typeof tieBreaker>;

/** Whether head-to-head counts always, or only once the level teams have played all their matches (docs/rules.md#head-to-head). */
export const headToHeadWhen = z.enum(['always', 'complete']);

export const rankingRules = z.strictObject({
  tieBreakers: z.array(tieBreaker),
  pointsForWin: count,
  pointsForDraw: count,
  /** Missing in what was recorded before there was a choice, which means `always`. */
  headToHeadWhen: z.optional(headToHeadWhen),
});
export type RankingRules = z.infer<typeof rankingRules>;

/** Ranking rules as the settings hold them: nothing is missing. */
export const fullRankingRules = z.strictObject({ ...rankingRules.shape, headToHeadWhen });
export type FullRankingRules = z.infer<typeof fullRankingRules>;

/** The rules with what stored ones may not say. */
export const inFull = ({ headToHeadWhen: when = 'always', ...rules }: RankingRules): FullRankingRules => ({
  ...rules,
  headToHeadWhen: when,
});

export const playoffFormat = z.enum(['single-elimination', 'double-elimination', 'round-robin']);
export type PlayoffFormat = z.infer<typeof playoffFormat>;
export const playoffSettings = z.strictObject({
  enabled: z.boolean(),
  playoffTeams: count,
  playoffFormat,
});
export type PlayoffSettings = z.infer<typeof playoffSettings>;

export const relegationSettings = z.strictObject({
  enabled: z.boolean(),
  relegationTeams: count,
  relegationZone: z.literal('bottom'),
});
export type RelegationSettings = z.infer<typeof relegationSettings>;
