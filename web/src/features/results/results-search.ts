import type { SearchSchemaInput } from '@tanstack/react-router';
import { isWeek } from '../../components/is-week.ts';

const MATCH_ID = /^[\w-]{1,64}$/;

/** The week, and the match whose result is open over it. */
type ResultsSearch = { readonly week: number | undefined; readonly match: string | undefined };

/**
 * `/admin/match-results?week=7&match=…`. What is no week leads to the week being played, what is no match to none. Both
 * members are there: for a missing one the router would let the address through.
 */
export const resultsSearch = ({
  week,
  match,
}: { readonly [Name in keyof ResultsSearch]?: unknown } & SearchSchemaInput): ResultsSearch => ({
  week: isWeek(week) ? week : undefined,
  match: typeof match === 'string' && MATCH_ID.test(match) ? match : undefined,
});
