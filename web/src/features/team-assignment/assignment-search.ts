import { playerPositions } from '@league/query-api/contract/positions.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';
import { anId, LONGEST_SEARCH, oneOf } from '../player-management/players-search.ts';

export const SORTS = ['name', 'position', 'rating', 'team'] as const;
export type Sort = (typeof SORTS)[number];

/** In place of a player's id: the dialog that asks for a player first. */
export const ANYBODY = 'any';

/**
 * `/admin/team-assignment?q=arda&team=free&position=Stoper&sort=team&order=desc&view=list&assign=…`. What is left out is the default:
 * all players as cards, by name, and no dialog.
 */
export const assignmentSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST_SEARCH, true),
  team: anId,
  position: textThat((text) => playerPositions.includes(text)),
  sort: oneOf(SORTS),
  order: oneOf(['desc']),
  view: oneOf(['list']),
  assign: anId,
});
