import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { isWeek } from '../../components/league/is-week.ts';
import { textThat } from '../../layout/search-of.ts';
import { LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';

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

/** Reads the filters of a list of matches from the address; a filter that is left out shows all matches. */
export const matchFilter = {
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  status: oneOf(STATUSES),
  week: (value) => (isWeek(value) ? value : undefined),
  missing: (value) => (value === true ? true : undefined),
} satisfies { readonly [Name in keyof MatchFilter]: (value: unknown) => MatchFilter[Name] };
