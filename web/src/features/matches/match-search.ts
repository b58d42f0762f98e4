import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { isWeek } from '../../components/league/is-week.ts';
import { isDay } from '../../format/time.ts';
import { dayOf } from './kick-off.ts';
import { aMatchTab } from '../match/match-tab.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

/**
 * `/weekly-matches?week=7`. Without a week, or with an invalid one, it is week 1. `now` is what links to the current week say, which
 * the route then names.
 */
export const weeklySearch = searchOf({
  week: (value) => (isWeek(value) ? value : 1),
  now: (value) => (value === true ? true : undefined),
});

/**
 * `/matches?date=2026-11-20&match=…&tab=lineup`: the day, the match that is open over it, and the match's tab. Without a
 * day today is shown; an unknown match, also a number, is passed on, and the dialog says that it does not exist.
 */
export const dailySearch = searchOf({
  date: textThat(isDay),
  match: textThat((id) => id !== '', true),
  tab: aMatchTab,
});

/** `/match/{id}?tab=history`. */
export const matchPageSearch = searchOf({ tab: aMatchTab });

/** The search under which a match opens, over its Turkish day. A match without a date opens over today. */
export const matchSearch = (
  match: Pick<MatchAnswer, '_id' | 'date'>,
): { readonly date?: string; readonly match: string } => {
  const date = dayOf(match);
  return { ...(date !== '' && { date }), match: match._id };
};
