import { isWeek } from '../../components/league/is-week.ts';
import { textThat } from '../../layout/search-of.ts';
import { LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';
import { type MatchFilter, STATUSES } from './find-matches.ts';

/** Reads the filters of a list of matches from the address; a filter that is left out shows all matches. */
export const matchFilter = {
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  status: oneOf(STATUSES),
  week: (value) => (isWeek(value) ? value : undefined),
  missing: (value) => (value === true ? true : undefined),
} satisfies { readonly [Name in keyof MatchFilter]: (value: unknown) => MatchFilter[Name] };
