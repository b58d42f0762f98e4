import { linearRgb } from '@league/query-api/contract/contrast.ts';

/** Colours as `#rrggbb`, in Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/): equal steps look equal. */
export type Lab = { readonly L: number; readonly a: number; readonly b: number };

const toGamma = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export const toLab = (hex: string): Lab => {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
};

/** The colour as `#rrggbb`; a channel beyond what a screen can show is cut off at the end of its range. */
export const toHex = ({ L, a, b }: Lab): string => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const text = (part: number) =>
    Math.round(Math.min(Math.max(toGamma(part), 0), 1) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(text).join('')}`;
};

/** A mixture of two colours; `share` (0 to 1) is the part of `one`. */
export const mix = (one: string, other: string, share: number): string => {
  const [x, y] = [toLab(one), toLab(other)];
  const between = (from: number, to: number) => from + (to - from) * share;
  return toHex({ L: between(y.L, x.L), a: between(y.a, x.a), b: between(y.b, x.b) });
};
