import { createWatched } from '../api/watched.ts';

/** Light or dark mode as the visitor chose it; 'system' follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

/**
 * public/first-paint.js reads this record before the first paint of the next visit. That script is a file of its own
 * because the content-security policy allows none in the page, and not bundled because it must run before the bundle is
 * there. A broken record or a missing storage leaves the defaults. Comments in it would be sent to every visitor, so
 * they stand here.
 *
 * The script also fetches ahead what the page will read. The pages of one team or player go by the folder that they are in, with `*`
 * for who it is. It asks for the day on every page: the first date formatted in a time zone costs a slow phone 80 ms, which the phone
 * has then, and not when the scripts are there. All players are many bytes, with which the scripts would share the line, so only a
 * search fetches them. The fonts come after the scripts, which they would slow down, and before the text that is written in them.
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

/** To be called once, in the browser: takes what first-paint.js has shown, and what other tabs choose. */
export const watchAppearance = (): void => {
  appearance.set(appearanceOf(document.documentElement.dataset['appearance']));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEY) show(appearanceOf(newValue));
  });
};
