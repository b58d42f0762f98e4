import { DEFAULT_COLOR } from './default-color.ts';
import type { Theme } from './theme.ts';

/** What public/first-paint.js reads before the first paint of the next visit. */
const STORAGE_KEY = 'league.theme';

type Properties = Readonly<Record<string, string>>;

/** The custom properties of styles.css that follow from the admin's colour. */
const propertiesOf = ({ brand, on, hover, press, light, dark }: Theme): Properties => ({
  '--color-brand': brand,
  '--color-on-brand': on,
  '--color-brand-hover': hover,
  '--color-brand-press': press,
  '--brand-text-light': light.brandText,
  '--brand-text-dark': dark.brandText,
  '--edge-light': light.edge,
  '--edge-dark': dark.edge,
  '--tint-light': light.tint,
  '--tint-dark': dark.tint,
  '--tint-2-light': light.tint2,
  '--tint-2-dark': dark.tint2,
});

const remember = (properties: Properties): void => {
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(properties));
  } catch {
    // Full or blocked storage: the next visit turns from the default colour to the league's.
  }
};

/** The custom properties of a colour; none for the default, whose theme is in the style sheet and needs no calculation. */
export const themeProperties = async (color: string): Promise<Properties> => {
  if (color.toLowerCase() === DEFAULT_COLOR) return {};
  const { themeOf } = await import('./theme.ts');
  return propertiesOf(themeOf(color));
};

/** By `setProperty`, not by a style element: the content-security policy stays strict. Kept for the next visit. */
export const applyTheme = (properties: Properties, { style }: HTMLElement): void => {
  for (const name of Array.from(style).filter((each) => each.startsWith('--'))) {
    if (!(name in properties)) style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  remember(properties);
};
