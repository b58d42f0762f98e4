import { isWeek } from '../../components/league/is-week.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

const MATCH_ID = /^[\w-]{1,64}$/;

/** Reads the id of a match whose result is open over the page. */
export const matchThatOpens = textThat((id) => MATCH_ID.test(id));

/**
 * `/admin/match-results?week=7&match=…`: the week, and the match whose result is open over it. An invalid week leads to the
 * current week, an invalid match to none.
 */
export const resultsSearch = searchOf({
  week: (value) => (isWeek(value) ? value : undefined),
  match: matchThatOpens,
});
