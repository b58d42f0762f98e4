import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { SearchSchemaInput } from '@tanstack/react-router';
import { isWeek } from '../../components/is-week.ts';
import { dayKey, instantOf, isDay } from '../../format/time.ts';

type WeeklySearch = { readonly week: number };

/** `/weekly-matches?week=7`. Without a week, or with what is no week, it is week 1. */
export const weeklySearch = ({ week }: Partial<WeeklySearch> & SearchSchemaInput): WeeklySearch => ({
  week: isWeek(week) ? week : 1,
});

type DailySearch = {
  readonly date: string | undefined;
  readonly match: string | undefined;
  readonly tab: 'lineup' | undefined;
};

/**
 * `/matches?date=2026-11-20&match=…&tab=lineup`: the day, the match that is open over it, and its tab. A day that is none
 * falls away, and today takes its place; a match that is none is looked for, so that it can be said. Every member is
 * there: for one that is missing the router would let through what the address says.
 */
export const dailySearch = (
  search: { readonly [Name in keyof DailySearch]?: unknown } & SearchSchemaInput,
): DailySearch => {
  const { date, match, tab } = search;
  // The router reads `match=12` as a number; it is the id of no match all the same, and deserves the same answer.
  const id = typeof match === 'number' ? String(match) : match;
  return {
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    match: typeof id === 'string' && id !== '' ? id : undefined,
    tab: tab === 'lineup' ? tab : undefined,
  };
};

/** Where a match is found: open, over its Turkish day. One without a date opens over today. */
export const matchSearch = ({ _id, date }: MatchAnswer): { readonly date?: string; readonly match: string } => {
  const kickOff = instantOf(date);
  return { ...(kickOff !== null && { date: dayKey(kickOff) }), match: _id };
};
