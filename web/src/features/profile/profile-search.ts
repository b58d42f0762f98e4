import { searchOf } from '../../layout/search-of.ts';
import { aSeason } from '../seasons/season-search.ts';

const TABS = ['teams', 'matches'] as const;

/** `/profile/Kartal42?tab=matches&season=1`; the overview and all seasons are the default and are not written. */
export const profileSearch = searchOf({
  tab: (value): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value),
  season: aSeason,
});
