import { searchOf, textThat } from '../../layout/search-of.ts';
import { anId, LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';

/** What can be open over the list; a deletion is about one team. */
const DIALOGS = ['add', 'delete'] as const;

/** `/admin/teams?q=kartal&team=…&open=delete`: the search, and what is open over the list. */
export const managedTeamsSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  team: anId,
  open: oneOf(DIALOGS),
});
