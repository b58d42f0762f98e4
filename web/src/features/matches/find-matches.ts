import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import { byKickOff } from './kick-off.ts';
import type { MatchFilter } from './match-filter.ts';

/** By week, and within a week by kick-off; matches without a date come last. */
export const inWeekOrder = (matches: readonly MatchAnswer[]): readonly MatchAnswer[] =>
  matches.toSorted((one, other) => one.week - other.week || byKickOff(one, other));

/** The matches that fit all filters, in their given order. */
export const findMatches = (
  matches: readonly MatchAnswer[],
  { q = '', status, week, missing }: Partial<MatchFilter>,
  lacks: (match: MatchAnswer) => boolean,
): readonly MatchAnswer[] => {
  const wanted = fold(q);
  return matches.filter(
    (match) =>
      (status === undefined || match.status === status) &&
      (week === undefined || match.week === week) &&
      (missing === undefined || lacks(match)) &&
      [match.homeTeam, match.awayTeam].some(({ name }) => fold(name).includes(wanted)),
  );
};

/** The weeks in which matches stand, ascending. */
export const weeksOf = (matches: readonly MatchAnswer[]): readonly number[] =>
  [...new Set(matches.map(({ week }) => week))].toSorted((one, other) => one - other);
