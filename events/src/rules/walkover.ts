import type { Side } from '../match-result.ts';

const WALKOVER_GOALS = 3;

/** A walkover counts 3-0 for the side it is awarded to (docs/rules.md#walkover). */
export const walkoverScore = (winner: Side): { homeScore: number; awayScore: number } =>
  winner === 'home' ? { homeScore: WALKOVER_GOALS, awayScore: 0 } : { homeScore: 0, awayScore: WALKOVER_GOALS };
