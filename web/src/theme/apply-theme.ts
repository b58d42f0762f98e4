import { DEFAULT_COLOR } from './default-color.ts';
import type { Theme } from './theme.ts';

type Properties = Readonly<Record<string, string>>;

/** The custom properties of styles.css that depend on the admin's colour. */
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

/** The custom properties of a colour; none for the default colour, whose theme stands in styles.css. */
export const themeProperties = async (color: string): Promise<Properties> => {
  if (color.toLowerCase() === DEFAULT_COLOR) return {};
  const { themeOf } = await import('./theme.ts');
  return propertiesOf(themeOf(color));
};

/** `setProperty`, since the content-security policy refuses style elements but the one that the server has written. */
export const applyTheme = (properties: Properties, { style }: HTMLElement): void => {
  for (const name of Array.from(style).filter((each) => each.startsWith('--'))) {
    if (!(name in properties)) style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
};
