import { useSyncExternalStore } from 'react';

type Politeness = 'polite' | 'assertive';
type Announcement = { readonly id: number; readonly text: string; readonly politeness: Politeness };

/** Long enough for every reader to have taken it, short enough that nobody comes across it later on the page. */
const KEPT_MS = 5_000;

// One voice for the whole page: what speaks need not know where the regions stand.
let announcements: readonly Announcement[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Announcement[]): void => {
  announcements = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says a text to readers, once, even if it is the same as before; `assertive` interrupts and is for errors. */
export const announce = (text: string, politeness: Politeness = 'polite'): void => {
  const spoken = text.trim();
  if (spoken === '') return;
  lastId += 1;
  const said: Announcement = { id: lastId, text: spoken, politeness };
  change([...announcements, said]);
  setTimeout(() => change(announcements.filter(({ id }) => id !== said.id)), KEPT_MS);
};

const Region = ({ politeness }: { readonly politeness: Politeness }) => {
  const all = useSyncExternalStore(subscribe, () => announcements);
  return (
    // `aria-live` by name, not by role: dialogs hide everything around them from readers but elements that carry it.
    <div aria-live={politeness} aria-atomic="false" aria-relevant="additions">
      {all
        .filter((each) => each.politeness === politeness)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
};

/** The page's only live regions; the shell renders them once and never takes them away. */
export const LiveRegions = () => (
  <div className="sr-only">
    <Region politeness="polite" />
    <Region politeness="assertive" />
  </div>
);
