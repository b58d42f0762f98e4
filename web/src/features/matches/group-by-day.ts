import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { groupBy } from '../../components/league/group-by.ts';
import { dayKey, instantOf } from '../../format/time.ts';

const timeOf = ({ date }: MatchAnswer): number => instantOf(date)?.getTime() ?? Number.POSITIVE_INFINITY;

/** In the order of kick-off, matches without a date last; Infinity minus Infinity is NaN, so `|| 0` keeps their order. */
export const byKickOff = (a: MatchAnswer, b: MatchAnswer): number => timeOf(a) - timeOf(b) || 0;

/** The Turkish day of a match, "2026-11-20"; empty without a date. */
export const dayOf = ({ date }: Pick<MatchAnswer, 'date'>): string => {
  const kickOff = instantOf(date);
  return kickOff === null ? '' : dayKey(kickOff);
};

/** The matches of each Turkish day, in the order of kick-off; those without a date come last, under an empty day. */
export const groupByDay = (matches: readonly MatchAnswer[]): ReadonlyMap<string, readonly MatchAnswer[]> =>
  groupBy(matches.toSorted(byKickOff), dayOf);
