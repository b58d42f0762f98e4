import { searchOf } from '../../layout/search-of.ts';
import { oneOf } from '../player-management/players-search.ts';

/** `/admin/league-plan?open=delete`: the question that is open over the page. */
export const leaguePlanSearch = searchOf({ open: oneOf(['delete']) });
