import type { Side } from '@league/events/match-result.ts';
import { walkoverScore } from '@league/events/rules/walkover.ts';
import type { MatchStatus } from '@league/events/shapes.ts';
import type { FieldError } from '../contract/problem.ts';
import { Refused } from '../handling/refused.ts';
import type { ListName, ResultPart, ResultParts } from './result-parts.ts';

export type PartError = FieldError & { readonly path: ResultPart };

/** Parts that could take no effect are refused, never dropped (docs/rules.md#results). */
export const refuseIdle = (errors: readonly PartError[]): void => {
  if (errors.length > 0) throw new Refused('INVALID_FIELDS', { errors });
};

const scoreParts = ['homeScore', 'awayScore'] as const;
const cardParts = ['homeYellow', 'awayYellow', 'homeRed', 'awayRed'] as const;

export const idleBesideWalkover = (parts: ResultParts, walkover: Side | null): PartError[] => {
  if (walkover === null) return [];
  const score = walkoverScore(walkover);
  const message = `Hükmen maçın skoru ${score.homeScore}-${score.awayScore} sayılır; başka bir skor için hükmen kararını kaldırın.`;
  return scoreParts
    .filter((path) => parts[path] !== undefined && parts[path] !== score[path])
    .map((path) => ({ path, message }));
};

export const idleWinner = ({ namedWinner }: ResultParts, walkover: Side | null): PartError[] => {
  if (namedWinner === undefined || namedWinner === walkover) return [];
  const message =
    walkover === null
      ? 'Kazanan yalnızca hükmen verilen maçta belirtilir.'
      : 'Bu maç hükmen diğer takıma verildi; değiştirmek için maçın hükmen olduğunu da belirtin.';
  return [{ path: 'namedWinner', message }];
};

export const idleScores = (parts: ResultParts, status: Exclude<MatchStatus, 'finished'>): PartError[] => {
  if (status === 'live') return [];
  const message = 'Skor yalnızca canlı ya da biten maça girilir.';
  return scoreParts.filter((path) => parts[path] !== undefined).map((path) => ({ path, message }));
};

/** Walkover, winner and cards belong to a result and are refused without one; null and false, which take nothing back, are not. */
export const idleWithoutResult = (parts: ResultParts): PartError[] => [
  ...cardParts
    .filter((path) => (parts.cards?.[path] ?? null) !== null)
    .map((path) => ({ path, message: 'Kartlar yalnızca biten maça girilir.' })),
  ...((parts.walkover ?? null) === null
    ? []
    : [{ path: 'walkover' as const, message: 'Hükmen karar yalnızca biten maça girilir.' }]),
  ...idleWinner(parts, null),
  ...idleLists(parts, 'Oyuncu satırları, kadrolar ve olaylar yalnızca biten maça girilir.'),
];

/** Lists that say something; empty ones take nothing back where there is nothing. */
export const idleLists = ({ lists = {} }: ResultParts, message: string): PartError[] =>
  Object.entries(lists)
    .filter(([, list]) => list !== undefined && list.length > 0)
    .map(([path]) => ({ path: path as ListName, message }));
