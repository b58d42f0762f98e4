import { searchOf, textThat } from '../../layout/search-of.ts';
import { anId, LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';

/** `/admin/player-stats?q=kartal&player=…`, or `&open=reset-all`: the search, and what is open over the list. */
export const statisticsSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  player: anId,
  open: oneOf(['reset-all']),
});
