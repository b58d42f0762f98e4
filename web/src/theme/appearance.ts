import { createWatched } from '../api/watched.ts';

/** Light or dark mode as the visitor chose it; 'system' follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

/**
 * public/appearance.js reads this record before the first paint of the next visit. That script is not bundled, because it must
 * run before the bundle is there; the build puts it into the page (paint-first.ts). A broken record or a missing storage leaves
 * the defaults. It also tells browsers that are too old what they need. No tag of a title stands in it, which a program that
 * looks for the title of the page would take for that. Comments in it would be sent to every visitor, so they stand here.
 */
const STORAGE_KEY = 'league.appearance';

const appearanceOf = (value: string | null | undefined): Appearance =>
  value === 'light' || value === 'dark' ? value : 'system';

export const appearance = createWatched<Appearance>('system');

const show = (chosen: Appearance): void => {
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['appearance'];
  else dataset['appearance'] = chosen;
  appearance.set(chosen);
};

/** Applies the choice at once, in other tabs too, and stores it for later visits where there is storage. */
export const chooseAppearance = (chosen: Appearance): void => {
  show(chosen);
  try {
    window.localStorage.setItem(STORAGE_KEY, chosen);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** To be called once, in the browser: takes what appearance.js has shown, and what other tabs choose. */
export const watchAppearance = (): void => {
  appearance.set(appearanceOf(document.documentElement.dataset['appearance']));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) show(appearanceOf(newValue));
  });
};
