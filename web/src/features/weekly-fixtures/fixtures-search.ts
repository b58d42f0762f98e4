import { isWeek } from '../../components/league/is-week.ts';
import { searchOf } from '../../layout/search-of.ts';
import { anId, oneOf } from '../player-management/players-search.ts';

/** What can be open over the week: two acts on the week, and two on one of its matches. */
const OPENS = ['move', 'add', 'schedule', 'delete'] as const;
export type FixturesOpen = (typeof OPENS)[number];

/** `/admin/weekly-fixtures?week=7&match=…&open=schedule`. Without a week, or with one that cannot be, it is week 1. */
export const fixturesSearch = searchOf({
  week: (value) => (isWeek(value) ? value : 1),
  match: anId,
  open: oneOf(OPENS),
});
