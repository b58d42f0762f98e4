import { contrast, toLab } from '../../settings/oklab.ts';
import { themeOf } from '../../settings/theme.ts';

/** Cards, as in styles.css: where button, link and marks mostly stand. */
const surfaces = { light: '#ffffff', dark: '#141a17' } as const;
/** Fills of delete buttons and of live matches, as in styles.css. */
const fills = { danger: ['#b42334', '#bf2f3e'], live: ['#c4154a', '#cf2257'] } as const;

/** In OKLab: below this, two colours are hard to name apart when they do not stand side by side. */
const NEAR = 0.08;

type Mode = keyof typeof surfaces;

const distance = (one: string, other: string): number => {
  const [x, y] = [toLab(one), toLab(other)];
  return Math.hypot(x.L - y.L, x.a - y.a, x.b - y.b);
};

/** "#dc3545", "DC3545" and " #dc3545 " as "#dc3545"; null for what is no colour of six digits. */
export const parseHex = (text: string): string | null => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
};

/** Contrast of button, link and mark in one mode. */
export const ratiosOf = (hex: string, mode: Mode) => {
  const theme = themeOf(hex);
  return {
    button: contrast(theme.on, theme.brand),
    link: contrast(theme[mode].brandText, surfaces[mode]),
    mark: contrast(theme[mode].edge, surfaces[mode]),
  };
};

/** What the colour may be taken for, the nearer of the two; null for most colours. */
export const nearTo = (hex: string): keyof typeof fills | null => {
  const least = (of: readonly string[]) => Math.min(...of.map((fill) => distance(hex, fill)));
  const [danger, live] = [least(fills.danger), least(fills.live)];
  if (Math.min(danger, live) >= NEAR) return null;
  return danger <= live ? 'danger' : 'live';
};
