import { searchOf } from '../../layout/search-of.ts';
import { matchFilter } from '../matches/match-filter.ts';
import { anId } from '../player-management/players-search.ts';

/**
 * `/admin/control-panel?q=kartal&week=7&missing=true&match=…`: the filters of the results, and the match whose result is open.
 */
export const controlSearch = searchOf({
  ...matchFilter,
  match: anId,
});
