import { searchOf } from '../../layout/search-of.ts';

const TABS = ['teams', 'matches'] as const;

/** The number of a season; what is no number counts as missing. */
export const aSeason = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 10_000 ? Number(value) : undefined;

/** `/profile/Kartal42?tab=matches&season=1`; the overview and all seasons are the default and are not written. */
export const profileSearch = searchOf({
  tab: (value): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value),
  season: aSeason,
});
