import { searchOf } from '../../layout/search-of.ts';
import { anId, oneOf } from '../player-management/players-search.ts';

/** What can be open over the page: the first and `assign` about nothing yet, `withdraw` about an award, the others about an achievement. */
const DIALOGS = ['new', 'assign', 'edit', 'delete', 'withdraw'] as const;

/**
 * `/admin/achievements?tab=assign`, or with the filters of the list: `?type=team&category=season`. `open` is what is open over it, and
 * `of` what that is about. The list and all of it are the default and are not written.
 */
export const achievementsSearch = searchOf({
  tab: oneOf(['assign']),
  type: oneOf(['player', 'team']),
  category: oneOf(['season', 'tournament', 'individual', 'team', 'special', 'milestone']),
  open: oneOf(DIALOGS),
  of: anId,
});

export type AchievementsSearch = ReturnType<typeof achievementsSearch>;
