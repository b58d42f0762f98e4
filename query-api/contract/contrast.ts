/** The light of each channel of a `#rrggbb` colour, 0 to 1 (IEC 61966-2-1). */
export const linearRgb = (hex: string): readonly [red: number, green: number, blue: number] => {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** WCAG 2 relative luminance. */
const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The least contrast of text by WCAG 2 AA. */
export const LEAST_OF_TEXT = 4.5;

const [WHITE, BLACK] = ['#ffffff', '#000000'];

/** The colour of text on this ground: white where its contrast is enough, else black; one of the two always reaches 4.5. */
export const onColor = (color: string): string => (contrast(WHITE, color) >= LEAST_OF_TEXT ? WHITE : BLACK);
