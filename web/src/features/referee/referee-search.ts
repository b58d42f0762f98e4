import { searchOf } from '../../layout/search-of.ts';
import { matchThatOpens } from '../results/results-search.ts';

/** `/referee-panel?match=…`: the match whose result is open over the list; an invalid match leads to none. */
export const refereeSearch = searchOf({ match: matchThatOpens });
