import { searchOf } from '../../layout/search-of.ts';
import { oneOf } from '../player-management/players-search.ts';

/** `/admin/dashboard?open=fixtures`: what is open over the page. */
export const dashboardSearch = searchOf({ open: oneOf(['fixtures', 'scores', 'settings']) });
