/** The admin's colour, and black or white to be read on it (ui.md 2.4; hover, edge and tints come with the finished look). */
export type Theme = { readonly brand: string; readonly onBrand: string };

export const DEFAULT_COLOR = '#dc3545';
/** WCAG 2 AA for text. */
const ENOUGH = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/** WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** White where it can be read, else pure black: one of the two always reaches 4.5. */
export const onColor = (color: string): string => (contrast('#ffffff', color) >= ENOUGH ? '#ffffff' : '#000000');

/** A colour that is none is the default's affair. */
export const themeOf = (color: string): Theme => {
  const brand = HEX.test(color) ? color.toLowerCase() : DEFAULT_COLOR;
  return { brand, onBrand: onColor(brand) };
};

/** By `setProperty`, not by a style element: the content-security policy stays strict. */
export const applyTheme = ({ brand, onBrand }: Theme, root: HTMLElement): void => {
  root.style.setProperty('--color-brand', brand);
  root.style.setProperty('--color-on-brand', onBrand);
};
