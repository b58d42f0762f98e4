import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { SearchSchemaInput } from '@tanstack/react-router';
import { isWeek } from '../../components/is-week.ts';
import { dayKey, instantOf, isDay } from '../../format/time.ts';

type WeeklySearch = { readonly week: number };

/** `/weekly-matches?week=7`. Without a week, or with an invalid one, it is week 1. */
export const weeklySearch = ({ week }: Partial<WeeklySearch> & SearchSchemaInput): WeeklySearch => ({
  week: isWeek(week) ? week : 1,
});

type DailySearch = {
  readonly date: string | undefined;
  readonly match: string | undefined;
  readonly tab: 'lineup' | undefined;
};

/**
 * `/matches?date=2026-11-20&match=…&tab=lineup`: the day, the match that is open over it, and the match's tab. An
 * invalid day counts as missing, and today is shown; an unknown match is passed on, and the dialog says that it
 * does not exist. Each member is named even without a value, since the router keeps the address's own value of a
 * member that is not named.
 */
export const dailySearch = (
  search: { readonly [Name in keyof DailySearch]?: unknown } & SearchSchemaInput,
): DailySearch => {
  const { date, match, tab } = search;
  // The router reads `match=12` as a number. It is no match's id either, and the dialog says so.
  const id = typeof match === 'number' ? String(match) : match;
  return {
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    match: typeof id === 'string' && id !== '' ? id : undefined,
    tab: tab === 'lineup' ? tab : undefined,
  };
};

/** The search under which a match opens, over its Turkish day. A match without a date opens over today. */
export const matchSearch = ({ _id, date }: MatchAnswer): { readonly date?: string; readonly match: string } => {
  const kickOff = instantOf(date);
  return { ...(kickOff !== null && { date: dayKey(kickOff) }), match: _id };
};
