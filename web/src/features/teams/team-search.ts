import { searchOf, textThat } from '../../layout/search-of.ts';
import { aView } from '../achievements/awards-view.ts';

/** Names are shorter; a longer search would only break the page's layout. */
const LONGEST = 100;

/** `/teams?q=kartal&sort=date`. Sorting by name is the default and is not written. */
export const teamSearch = searchOf({
  q: textThat((text) => text !== '' && text.length <= LONGEST, true),
  sort: (value): 'date' | undefined => (value === 'date' ? value : undefined),
});

const TABS = ['lineup', 'achievements'] as const;

/** `/team/…?tab=lineup`; the squad is the default and is not written. `view` is that of the achievements. */
export const teamPageSearch = searchOf({
  tab: (value): (typeof TABS)[number] | undefined => TABS.find((tab) => tab === value),
  view: aView,
});
