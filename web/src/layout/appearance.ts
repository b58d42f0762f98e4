/** Light or dark as the visitor wants it; 'system' leaves it to the device. */
export type Appearance = 'system' | 'light' | 'dark';

/**
 * public/first-paint.js reads it before the first paint of the next visit: a file of its own, because the content-security
 * policy allows no script in the page, and not bundled, because it must run before the rest is there. A broken record there,
 * or no storage, leaves the defaults. Its comments would go to every visitor, so they stand here.
 */
const STORAGE_KEY = 'league.appearance';

/** The bar that a phone draws above the page has the colour of ours. */
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

/** At once, in other tabs too, and for later visits where there is storage. */
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
