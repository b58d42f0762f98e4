import { searchOf } from '../../layout/search-of.ts';
import { anId, oneOf } from '../player-management/players-search.ts';

/** In place of an official's id: the dialog that appoints a new one. */
export const NEW = 'new';

/** `/admin/simple-referees?open=new`, or `?open=…` with the id of the official whose dismissal is asked about. */
export const officialsSearch = searchOf({ open: anId });

/** `/admin/management?tab=broadcasters`; the referees are the default and are not written. `match` is the one whose dialog is open. */
export const managementSearch = searchOf({ tab: oneOf(['broadcasters', 'matches']), match: anId });
