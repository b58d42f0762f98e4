import * as z from 'zod/mini';
import { count } from './shapes.ts';

/** The rules and settings that decide a season's table; a closed season keeps those of its end. */

/** The rules that may separate teams with equal points, named as in `PUT /api/settings` (docs/rules.md#standings). */
export const tieBreaker = z.enum(['goalDifference', 'goalsFor', 'headToHead', 'wins', 'name']);
export type TieBreaker = z.infer<typeof tieBreaker>;

export const rankingRules = z.strictObject({
  tieBreakers: z.array(tieBreaker),
  pointsForWin: count,
  pointsForDraw: count,
});
export type RankingRules = z.infer<typeof rankingRules>;

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
