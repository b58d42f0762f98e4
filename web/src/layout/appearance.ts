/** Light or dark mode as the visitor chose it; 'system' follows the device. */
export type Appearance = 'system' | 'light' | 'dark';

/**
 * public/first-paint.js reads this record before the first paint of the next visit. That script is a file of its own
 * because the content-security policy allows none in the page, and not bundled because it must run before the bundle is
 * there. A broken record or a missing storage leaves the defaults. Comments in it would be sent to every visitor, so
 * they stand here.
 */
const STORAGE_KEY = 'league.appearance';

/** The bar that a phone draws above the page has the colour of the page's own bar. */
const BAR = { light: '#ffffff', dark: '#141a17' } as const;

export const currentAppearance = (): Appearance => {
  const { appearance } = document.documentElement.dataset;
  return appearance === 'light' || appearance === 'dark' ? appearance : 'system';
};

const listeners = new Set<() => void>();

export const onAppearance = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const show = (chosen: Appearance): void => {
  const { dataset } = document.documentElement;
  if (chosen === 'system') delete dataset['appearance'];
  else dataset['appearance'] = chosen;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = BAR[chosen === 'system' ? own : chosen];
  }
  for (const listener of listeners) listener();
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

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === STORAGE_KEY) show(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
});
