import { toLab } from '../../theme/oklab.ts';

/** The fills of delete buttons and of live matches, as in styles.css. */
const fills = { danger: ['#b42334', '#bf2f3e'], live: ['#c4154a', '#cf2257'] } as const;

/** A distance in OKLab. Below it, two colours are hard to tell apart unless they stand side by side. */
const NEAR = 0.08;

const distance = (one: string, other: string): number => {
  const [x, y] = [toLab(one), toLab(other)];
  return Math.hypot(x.L - y.L, x.a - y.a, x.b - y.b);
};

/** "#dc3545", "DC3545" and " #dc3545 " as "#dc3545"; null for any text that is no colour of six digits. */
export const parseHex = (text: string): string | null => {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
};

/** The nearer of the two fills that people could confuse with the colour; null for most colours. */
export const nearTo = (hex: string): keyof typeof fills | null => {
  const least = (of: readonly string[]) => Math.min(...of.map((fill) => distance(hex, fill)));
  const [danger, live] = [least(fills.danger), least(fills.live)];
  if (Math.min(danger, live) >= NEAR) return null;
  return danger <= live ? 'danger' : 'live';
};
