import { useSyncExternalStore } from 'react';
import { createWatched } from '../../api/watched.ts';

type Politeness = 'polite' | 'assertive';
type Announcement = { readonly id: number; readonly text: string; readonly politeness: Politeness };

/**
 * Long enough for every screen reader to take the text, short enough that nobody finds it later at the end of the page.
 */
const KEPT_MS = 5_000;

// One list for the whole page, so that the callers of `announce` need not know the regions.
const none: readonly Announcement[] = [];
const announcements = createWatched(none);
let lastId = 0;

/**
 * Has screen readers read a text once, even if it is the same as before; `assertive` interrupts them and is for errors.
 */
export const announce = (text: string, politeness: Politeness = 'polite'): void => {
  const spoken = text.trim();
  if (spoken === '') return;
  lastId += 1;
  const said: Announcement = { id: lastId, text: spoken, politeness };
  announcements.set([...announcements.current(), said]);
  setTimeout(() => announcements.set(announcements.current().filter(({ id }) => id !== said.id)), KEPT_MS);
};

const Region = ({ politeness }: { readonly politeness: Politeness }) => {
  const all = useSyncExternalStore(announcements.subscribe, announcements.current, () => none);
  return (
    // The attribute `aria-live` and not a role: a dialog hides the rest of the page from screen readers, except
    // elements with this attribute.
    <div aria-live={politeness} aria-atomic="false" aria-relevant="additions">
      {all
        .filter((each) => each.politeness === politeness)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
};

/** The page's only live regions; the shell renders them once and never removes them. */
export const LiveRegions = () => (
  <div className="sr-only">
    <Region politeness="polite" />
    <Region politeness="assertive" />
  </div>
);
