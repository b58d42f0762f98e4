import type { Cards, Side } from '@league/events/match-result.ts';

/** Parts of a result; what is left out keeps its value, and what could take no effect is refused (design.md 4 and 6, Results). */
export type ResultParts = {
  readonly homeScore?: number;
  readonly awayScore?: number;
  /** The side a walkover is awarded to; null for a match that was played. */
  readonly walkover?: Side | null;
  /** A winner that the call names without awarding a walkover: it can only be that of the walkover that stands. */
  readonly namedWinner?: Side;
  readonly cards?: Partial<Cards>;
};

/** One part, as refusals name it in the `path` of their errors. */
export type ResultPart = Exclude<keyof ResultParts, 'cards'> | keyof Cards;

/** Spec, Business constants: a walkover counts 3-0 for the side it is awarded to. */
const WALKOVER_GOALS = 3;

export const walkoverScore = (winner: Side): { homeScore: number; awayScore: number } =>
  winner === 'home' ? { homeScore: WALKOVER_GOALS, awayScore: 0 } : { homeScore: 0, awayScore: WALKOVER_GOALS };
