import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { shiftedDay } from '../../components/ui/date-mask.ts';
import { groupByDay } from './group-matches.ts';

export type MatchDay = { readonly day: string; readonly matches: readonly MatchAnswer[] };

/** The days that have matches, in their order; matches without a date are left out. */
const matchDaysOf = (season: readonly MatchAnswer[]): readonly MatchDay[] =>
  Array.from(groupByDay(season), ([day, matches]) => ({ day, matches })).filter(({ day }) => day !== '');

/** The days that have matches, and among them today, the chosen day and its neighbours. */
export const stripOf = (season: readonly MatchAnswer[], chosen: string, today: string): readonly MatchDay[] => {
  const known = new Map(matchDaysOf(season).map(({ day, matches }) => [day, matches]));
  const days = new Set([...known.keys(), today, shiftedDay(chosen, -1), chosen, shiftedDay(chosen, 1)]);
  return [...days].toSorted().map((day) => ({ day, matches: known.get(day) ?? [] }));
};

/** The nearest days with matches before and after the day. */
export const neighboursOf = (
  season: readonly MatchAnswer[],
  day: string,
): { readonly before: string | undefined; readonly after: string | undefined } => {
  const days = matchDaysOf(season).map((each) => each.day);
  return { before: days.findLast((each) => each < day), after: days.find((each) => each > day) };
};
