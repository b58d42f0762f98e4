import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { dayKey, formatDay, instantOf } from '../../format/time.ts';

/** The matches of a Turkish day; `day` is null for matches without a date. */
export type MatchDay = { readonly key: string; readonly day: string | null; readonly matches: readonly MatchAnswer[] };

const UNKNOWN = 'unknown';

/** Groups matches by day, in the order of kick-off; matches without a date come last. */
export const groupByDay = (matches: readonly MatchAnswer[]): readonly MatchDay[] => {
  const dated = matches.map((match) => ({ match, kickOff: instantOf(match.date) }));
  const timeOf = (kickOff: Date | null) => kickOff?.getTime() ?? Number.POSITIVE_INFINITY;
  // Infinity minus Infinity is NaN, so `|| 0` keeps the order of matches without a date.
  dated.sort((a, b) => timeOf(a.kickOff) - timeOf(b.kickOff) || 0);

  const days = Map.groupBy(dated, ({ kickOff }) => (kickOff === null ? UNKNOWN : dayKey(kickOff)));
  return Array.from(days, ([key, group]) => {
    const kickOff = group[0]?.kickOff ?? null;
    return { key, day: kickOff === null ? null : formatDay(kickOff), matches: group.map(({ match }) => match) };
  });
};
