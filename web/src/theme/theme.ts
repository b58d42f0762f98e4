import { contrast, LEAST_OF_TEXT, onColor } from '@league/query-api/contract/contrast.ts';
import { DEFAULT_COLOR } from './default-color.ts';
import { mix, toHex, toLab } from './oklab.ts';

/** The colours of one mode, as `#rrggbb`, computed from the admin's colour. */
export type ModeTheme = {
  /** Links and active tabs: contrast of at least 4.5 with every background of the mode and with `tint`. */
  readonly brandText: string;
  /** Marks and borders: contrast of at least 3.0 with the same backgrounds. */
  readonly edge: string;
  readonly tint: string;
  readonly tint2: string;
};

export type Theme = {
  readonly brand: string;
  /** White or black: contrast of at least 4.5 with `brand`, `hover` and `press`. */
  readonly on: string;
  readonly hover: string;
  readonly press: string;
  readonly light: ModeTheme;
  readonly dark: ModeTheme;
};

/** Least contrast of marks by WCAG 2 AA. */
const MARK = 3;

const WHITE = '#ffffff';
const BLACK = '#000000';
const HEX = /^#[0-9a-f]{6}$/i;

/**
 * `away`: lighter (1) or darker (-1) is easier to see. Colours as in styles.css: `grounds` are bg, surface, sunken,
 * hover, in the dark those of night too but its hover, on which no link stands; `ink` is text.
 */
const modes = {
  light: {
    surface: '#ffffff',
    grounds: ['#eef2ef', '#ffffff', '#e9eeea', '#e1e7e3'],
    away: -1,
    ink: '#111814',
    tints: [0.09, 0.16],
  },
  dark: {
    surface: '#111714',
    grounds: ['#080c0a', '#111714', '#1a221e', '#232c27', '#0b1912', '#14271e', '#182d23'],
    away: 1,
    ink: '#eef3ef',
    tints: [0.18, 0.28],
  },
} as const;

/** The step in which lightness is searched; the eye sees no difference of this size. */
const STEP = 0.002;

/** `color` with its lightness changed by as little as makes `suffices` true; hue and chroma stay. */
const withLightness = (color: string, away: 1 | -1, suffices: (candidate: string) => boolean): string => {
  const { L, a, b } = toLab(color);
  for (let lightness = L; lightness > 0 && lightness < 1; lightness += away * STEP) {
    const candidate = lightness === L ? color : toHex({ L: lightness, a, b });
    if (suffices(candidate)) return candidate;
  }
  return away === 1 ? WHITE : BLACK;
};

/** Below this chroma a colour looks grey: marks and links in it would look switched off. */
const GREY_CHROMA = 0.02;
const isGrey = (color: string): boolean => {
  const { a, b } = toLab(color);
  return Math.hypot(a, b) < GREY_CHROMA;
};

const modeTheme = (color: string, mode: (typeof modes)['light' | 'dark']): ModeTheme => {
  // A grey theme draws marks and links in `ink`, the colour of text.
  const brand = isGrey(color) ? mode.ink : color;
  const { surface, grounds, away, tints } = mode;
  const reaches = (candidate: string, least: number, tint: string): boolean =>
    [...grounds, tint].every((ground) => contrast(candidate, ground) >= least);
  // The tint is mixed from the edge colour, which must be visible on it.
  const edge = withLightness(brand, away, (candidate) => reaches(candidate, MARK, mix(candidate, surface, tints[0])));
  const [tint, tint2] = [mix(edge, surface, tints[0]), mix(edge, surface, tints[1])];
  return {
    brandText: withLightness(brand, away, (candidate) => reaches(candidate, LEAST_OF_TEXT, tint)),
    edge,
    tint,
    tint2,
  };
};

/** Within this distance of white or black a colour cannot move further in that direction. */
const END_MARGIN = 0.1;

/**
 * Moves the colour away from the text on it, so that contrast grows; a colour near white or black moves the other way.
 */
const pressed = (brand: string, on: string, share: number): string => {
  const { L } = toLab(brand);
  const usual = on === WHITE ? BLACK : WHITE;
  const stuck = usual === BLACK ? L < END_MARGIN * 2 : L > 1 - END_MARGIN;
  return mix(stuck ? on : usual, brand, share);
};

/**
 * The theme of a colour; of the default colour where the text is no `#rrggbb`. No colour is refused: colours that would
 * be unreadable are adjusted.
 */
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

/** What a theme shows in one mode on cards: their ground, and the contrast of a button's letters and of a link. */
export const contrastsOf = (
  { brand, on, ...theme }: Theme,
  mode: 'light' | 'dark',
): { readonly surface: string; readonly button: number; readonly link: number } => {
  const { surface } = modes[mode];
  return { surface, button: contrast(brand, on), link: contrast(theme[mode].brandText, surface) };
};
