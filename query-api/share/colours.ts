import { onColor } from '../contract/contrast.ts';
import type { CrestColour } from '../contract/crest.ts';
import { colorOf } from '../settings/color-of.ts';

/** The grounds and letters of the night, as in the web's style sheet. */
export const night = {
  ground: '#0b1912',
  turf: '#0d1d16',
  surface: '#14271e',
  line: '#284537',
  plate: '#21382d',
  control: '#76827b',
  text: '#f2f7f4',
  text2: '#b9cac1',
  text3: '#9bb0a5',
  plateDim: '#a9b5ae',
  led: '#ffc53d',
  ledPlate: '#050a07',
  up: '#3fae72',
  down: '#f0686b',
  tile: '#ffffff',
} as const;

/** `k`: the ground of a kit; `k2`: its second tone; `on`: letters on both. As in the web's style sheet. */
export const kitColours: Readonly<
  Record<CrestColour, { readonly k: string; readonly k2: string; readonly on: string }>
> = {
  red: { k: '#cf1f2e', k2: '#a61723', on: '#ffffff' },
  navy: { k: '#17357a', k2: '#102961', on: '#ffffff' },
  green: { k: '#0b7a43', k2: '#076134', on: '#ffffff' },
  yellow: { k: '#f8b90b', k2: '#fac860', on: '#0b120e' },
  claret: { k: '#7b1434', k2: '#620e28', on: '#ffffff' },
  sky: { k: '#3f9fe0', k2: '#6cb3e7', on: '#0b120e' },
  orange: { k: '#f26b12', k2: '#f88c55', on: '#0b120e' },
  violet: { k: '#6a2fa8', k2: '#542487', on: '#ffffff' },
  black: { k: '#17191b', k2: '#2a2e30', on: '#ffffff' },
  teal: { k: '#077d7c', k2: '#046363', on: '#ffffff' },
  rose: { k: '#e4578f', k2: '#ee7ca4', on: '#0b120e' },
  blue: { k: '#2468d8', k2: '#1b52ae', on: '#ffffff' },
  white: { k: '#ffffff', k2: '#e2e9e5', on: '#0b120e' },
};

/** The league's theme colour, and the letters on it: white where they can be read, else black. */
export type Theme = { readonly brand: string; readonly on: string };

export const themeOf = (color: string): Theme => {
  const brand = colorOf(color);
  return { brand, on: onColor(brand) };
};
