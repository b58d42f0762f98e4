import { searchOf } from '../../layout/search-of.ts';
import { aView } from '../achievements/awards-view.ts';
import { aSeason } from '../seasons/season-search.ts';

const TABS = ['teams', 'matches', 'achievements'] as const;

/**
 * `/profile/Kartal42?tab=matches&season=1`; the overview and all seasons are the default and are not written. `view` is that of the
 * achievements.
 */
export const profileSearch = searchOf({
  tab: (value): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value),
  season: aSeason,
  view: aView,
});
