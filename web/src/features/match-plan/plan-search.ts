import { searchOf } from '../../layout/search-of.ts';
import { matchFilter } from '../matches/match-filter.ts';
import { anId, oneOf } from '../player-management/players-search.ts';

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
  ...matchFilter,
  match: anId,
  open: oneOf<PlanOpen>([...PLAN_MODES, ...REMOVALS]),
});
