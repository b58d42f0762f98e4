import { useSyncExternalStore } from 'react';
import { createWatched } from '../../api/watched.ts';

/** The id of the team that the visitor made theirs in this browser; null: none. */
const STORAGE_KEY = 'league.team';

const pinned = createWatched<string | null>(null);

/** Pins the team, in other tabs too, or none; stored for later visits where there is storage. */
export const pinTeam = (id: string | null): void => {
  pinned.set(id);
  try {
    if (id === null) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, id);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** To be called once, in the browser: takes what an earlier visit chose, and what other tabs choose. */
export const watchPinnedTeam = (): void => {
  try {
    pinned.set(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    // Nothing is known of earlier visits.
  }
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) pinned.set(newValue);
  });
};

/** The id of the visitor's own team, chosen without an account; null: none. */
export const usePinnedTeam = (): string | null => useSyncExternalStore(pinned.subscribe, pinned.current, () => null);
