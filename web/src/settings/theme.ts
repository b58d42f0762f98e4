import { DEFAULT_COLOR } from './default-color.ts';
import { contrast, mix, toHex, toLab } from './oklab.ts';

/** What follows from the admin's colour in one mode, as `#rrggbb`. */
export type ModeTheme = {
  /** Links and active tabs: at least 4.5 on every ground of the mode and on `tint`. */
  readonly brandText: string;
  /** Marks and borders: at least 3.0 on the same grounds. */
  readonly edge: string;
  readonly tint: string;
  readonly tint2: string;
};

export type Theme = {
  readonly brand: string;
  /** White or black, at least 4.5 on `brand`, `hover` and `press`. */
  readonly on: string;
  readonly hover: string;
  readonly press: string;
  readonly light: ModeTheme;
  readonly dark: ModeTheme;
};

/** WCAG 2 AA: text, and what is not text. */
const TEXT = 4.5;
const MARK = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const HEX = /^#[0-9a-f]{6}$/i;

/** `away`: where a colour goes to be seen better. As in styles.css: grounds are bg, surface, sunken, hover, ink is text. */
const modes = {
  light: {
    surface: '#ffffff',
    grounds: ['#f5f7f5', '#ffffff', '#ebeeeb', '#e1e5e1'],
    away: -1,
    ink: '#131a16',
    tints: [0.09, 0.16],
  },
  dark: {
    surface: '#141a17',
    grounds: ['#0c110e', '#141a17', '#1b221e', '#262e29'],
    away: 1,
    ink: '#edf2ee',
    tints: [0.18, 0.28],
  },
} as const;

/** White where it can be read, else pure black: one of the two always reaches 4.5. */
export const onColor = (color: string): string => (contrast(WHITE, color) >= TEXT ? WHITE : BLACK);

/** Lightness is searched in steps that the eye does not see. */
const STEP = 0.002;

/** `color` with its lightness moved, hue and chroma kept, as little as it takes for `seen` to be true of it. */
const moved = (color: string, away: 1 | -1, seen: (candidate: string) => boolean): string => {
  const { L, a, b } = toLab(color);
  for (let lightness = L; lightness > 0 && lightness < 1; lightness += away * STEP) {
    const candidate = lightness === L ? color : toHex({ L: lightness, a, b });
    if (seen(candidate)) return candidate;
  }
  return away === 1 ? WHITE : BLACK;
};

/** So little colour that it reads as grey: marks and links in it would look switched off. */
const GREY_CHROMA = 0.02;
const isGrey = (color: string): boolean => {
  const { a, b } = toLab(color);
  return Math.hypot(a, b) < GREY_CHROMA;
};

const modeTheme = (color: string, mode: (typeof modes)['light' | 'dark']): ModeTheme => {
  // A theme without colour marks and links in ink, as the rest of the page does.
  const brand = isGrey(color) ? mode.ink : color;
  const { surface, grounds, away, tints } = mode;
  const reaches = (candidate: string, least: number, tint: string): boolean =>
    [...grounds, tint].every((ground) => contrast(candidate, ground) >= least);
  // The tint is made of the edge that is to be seen on it.
  const edge = moved(brand, away, (candidate) => reaches(candidate, MARK, mix(candidate, surface, tints[0])));
  const [tint, tint2] = [mix(edge, surface, tints[0]), mix(edge, surface, tints[1])];
  return { brandText: moved(brand, away, (candidate) => reaches(candidate, TEXT, tint)), edge, tint, tint2 };
};

/** How near to an end of the grey axis a colour has nowhere left to go. */
const NEARLY = 0.1;

/** Away from what is written on it, so that contrast only grows; nearly white or black turns the other way. */
const pressed = (brand: string, on: string, share: number): string => {
  const { L } = toLab(brand);
  const usual = on === WHITE ? BLACK : WHITE;
  const stuck = usual === BLACK ? L < NEARLY * 2 : L > 1 - NEARLY;
  return mix(stuck ? on : usual, brand, share);
};

/** The theme of any colour; what is no `#rrggbb` gets the default's. No colour is ever refused: what would be unreadable is adjusted. */
export const themeOf = (color: string): Theme => {
  const brand = HEX.test(color) ? color.toLowerCase() : DEFAULT_COLOR;
  const on = onColor(brand);
  return {
    brand,
    on,
    hover: pressed(brand, on, 0.12),
    press: pressed(brand, on, 0.2),
    light: modeTheme(brand, modes.light),
    dark: modeTheme(brand, modes.dark),
  };
};
