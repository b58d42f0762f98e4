import { searchOf } from '../../layout/search-of.ts';
import { matchFilter } from '../matches/match-filter.ts';
import { anId, oneOf } from '../player-management/players-search.ts';
import { SEASON_ACTS, type SeasonAct } from './acts.ts';

/**
 * `/admin/control-panel?q=kartal&week=7&match=…`: the filters of the results, and the match whose result is open;
 * `?tab=system&open=undo`: the acts on the season, and which of them is asked about.
 */
export const controlSearch = searchOf({
  tab: oneOf(['system']),
  ...matchFilter,
  match: anId,
  open: oneOf<SeasonAct | 'undo'>([...SEASON_ACTS, 'undo']),
});
