import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { fold } from '../../components/ui/combobox-filter.ts';
import { byKickOff } from './kick-off.ts';

/** In the order of a match's life. */
export const STATUSES = [
  'scheduled',
  'live',
  'finished',
  'cancelled',
] as const satisfies readonly MatchAnswer['status'][];

/** What of the season's matches is shown; undefined is no filter. */
export type MatchFilter = {
  /** Stands in the name of one of the two teams. */
  readonly q: string | undefined;
  readonly status: MatchAnswer['status'] | undefined;
  readonly week: number | undefined;
  /** Only matches that lack something; what that is, the list says. */
  readonly missing: true | undefined;
};

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
