import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// The package's main file is for CommonJS.
import { type Font, parse, type PathCommand } from 'opentype.js/dist/opentype.mjs';

/** The weights in which pictures write. */
export type Weight = 600 | 800 | 900;

const files: Readonly<Record<Weight, string>> = {
  600: import.meta.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  800: import.meta.resolve('@expo-google-fonts/figtree/800ExtraBold/Figtree_800ExtraBold.ttf'),
  900: import.meta.resolve('@expo-google-fonts/figtree/900Black/Figtree_900Black.ttf'),
};

const fonts = new Map<Weight, Font>();

/** Read when something is written for the first time: most processes draw nothing. */
const fontOf = (weight: Weight): Font => {
  const known = fonts.get(weight);
  if (known !== undefined) return known;
  const { buffer } = new Uint8Array(readFileSync(fileURLToPath(files[weight])));
  const font = parse(buffer);
  fonts.set(weight, font);
  return font;
};

/** What stands for a text of which the font has no letter. */
const NOTHING = '–';

/**
 * The text as the font can write it, in one line: composed, without what the font lacks, such as emoji and letters of other scripts. All
 * weights have the same letters.
 */
export const writable = (text: string): string => {
  const font = fontOf(600);
  const letters = [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')].filter(
    (letter) => !/\p{C}/u.test(letter) && font.charToGlyphIndex(letter) !== 0,
  );
  return letters.join('').replaceAll(/ +/g, ' ').trim() || NOTHING;
};

/** A text is measured again and again until it fits: so its width is remembered, for some texts. */
const REMEMBERED = 1000;
const widths = new Map<string, number>();

/** The width of a writable text. */
export const widthOf = (text: string, size: number, weight: Weight): number => {
  const key = `${weight} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = fontOf(weight).getAdvanceWidth(text, 1);
    if (widths.size >= REMEMBERED) widths.clear();
    widths.set(key, width);
  }
  return width * size;
};

/**
 * The outlines of a writable text as the data of an SVG path: a picture holds no text, so none can be markup. Written here, because the
 * package's own writer gives NaN for some numbers and remembers every number that it has met.
 */
export const outlineOf = (text: string, x: number, y: number, size: number, weight: Weight): string =>
  fontOf(weight).getPath(text, x, y, size).commands.map(written).join('');

const written = ({ type, x1, y1, x2, y2, x, y }: PathCommand): string => {
  const first = x1 === undefined || y1 === undefined ? '' : `${tenths(x1)} ${tenths(y1)} `;
  const second = x2 === undefined || y2 === undefined ? '' : `${tenths(x2)} ${tenths(y2)} `;
  const end = x === undefined || y === undefined ? '' : `${tenths(x)} ${tenths(y)}`;
  return type + first + second + end;
};

const tenths = (number: number): number => Math.round(number * 10) / 10;
