import { searchOf } from '../../layout/search-of.ts';

/** `/profile/Kartal42?tab=teams`; the overview is the default and is not written. */
export const profileSearch = searchOf({
  tab: (value): 'teams' | undefined => (value === 'teams' ? value : undefined),
});
