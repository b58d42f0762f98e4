import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { isWeek } from '../../components/league/is-week.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';
import { anId, LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';

/** In the order of a match's life. */
export const STATUSES = [
  'scheduled',
  'live',
  'finished',
  'cancelled',
] as const satisfies readonly MatchAnswer['status'][];

/** What the dialog plans of a match. */
export const PLAN_MODES = ['schedule', 'referee', 'broadcaster'] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** The questions before an official is removed from a match. */
export const REMOVALS = ['remove-referee', 'remove-broadcaster'] as const;

/** What can be open over the list, each about one match. */
export type PlanOpen = PlanMode | (typeof REMOVALS)[number];

/**
 * `/admin/match-plan?q=kartal&status=scheduled&week=7&missing=true&match=…&open=referee`: the filters, and what is open for which
 * match. A filter that is left out shows all matches.
 */
export const planSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  status: oneOf(STATUSES),
  week: (value) => (isWeek(value) ? value : undefined),
  missing: (value) => (value === true ? true : undefined),
  match: anId,
  open: oneOf<PlanOpen>([...PLAN_MODES, ...REMOVALS]),
});
