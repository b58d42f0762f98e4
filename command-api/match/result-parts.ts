import type { Cards, Side } from '@league/events/match-result.ts';

/** Parts of a result. A part that is left out keeps its value; one that could take no effect is refused (docs/rules.md#results). */
export type ResultParts = {
  readonly homeScore?: number;
  readonly awayScore?: number;
  /** The side a walkover is awarded to; null for a match that was played. */
  readonly walkover?: Side | null;
  /** A winner that is named without `isWalkover`: it has to be the winner of the walkover that stands. */
  readonly namedWinner?: Side;
  readonly cards?: Partial<Cards>;
};

/** The name of a part in the `path` of a refusal's errors. */
export type ResultPart = Exclude<keyof ResultParts, 'cards'> | keyof Cards;

/** A walkover counts 3-0 for the side it is awarded to (docs/rules.md#walkover). */
const WALKOVER_GOALS = 3;

export const walkoverScore = (winner: Side): { homeScore: number; awayScore: number } =>
  winner === 'home' ? { homeScore: WALKOVER_GOALS, awayScore: 0 } : { homeScore: 0, awayScore: WALKOVER_GOALS };
