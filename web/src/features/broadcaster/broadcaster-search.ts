import { searchOf } from '../../layout/search-of.ts';
import { anId } from '../player-management/players-search.ts';

/** `/broadcaster-panel?match=…`: the match whose stream is controlled over the list. */
export const broadcasterSearch = searchOf({ match: anId });
