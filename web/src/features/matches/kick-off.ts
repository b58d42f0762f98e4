import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { dayKey, instantOf } from '../../format/time.ts';

/** The kick-off in ms since 1970, Infinity without a date. */
export const timeOf = ({ date }: MatchAnswer): number => instantOf(date)?.getTime() ?? Number.POSITIVE_INFINITY;

/** In the order of kick-off, matches without a date last; Infinity minus Infinity is NaN, so `|| 0` keeps their order. */
export const byKickOff = (a: MatchAnswer, b: MatchAnswer): number => timeOf(a) - timeOf(b) || 0;

/** The Turkish day of a match, "2026-11-20"; empty without a date. */
export const dayOf = ({ date }: Pick<MatchAnswer, 'date'>): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? '' : dayKey(kickOff);
};
