import type { SearchSchemaInput } from '@tanstack/react-router';
import { isWeek } from '../../components/is-week.ts';

const MATCH_ID = /^[\w-]{1,64}$/;

/** The week, and the match whose result is open over it. */
type ResultsSearch = { readonly week: number | undefined; readonly match: string | undefined };

/**
 * `/admin/match-results?week=7&match=…`. An invalid week leads to the current week, an invalid match to none. Both
 * members are named even without a value, since the router keeps the address's own value of a member that is not named.
 */
export const resultsSearch = ({
  week,
  match,
}: { readonly [Name in keyof ResultsSearch]?: unknown } & SearchSchemaInput): ResultsSearch => ({
  week: isWeek(week) ? week : undefined,
  match: typeof match === 'string' && MATCH_ID.test(match) ? match : undefined,
});
