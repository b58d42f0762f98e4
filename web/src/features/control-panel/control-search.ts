import { searchOf } from '../../layout/search-of.ts';
import { matchFilter } from '../matches/match-filter.ts';
import { anId, oneOf } from '../player-management/players-search.ts';

/** The acts on the season as a whole, in the order of their cards. */
export const SEASON_ACTS = ['statistics', 'transfers', 'season', 'matches'] as const;
export type SeasonAct = (typeof SEASON_ACTS)[number];

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
