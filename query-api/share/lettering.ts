import { outlineOf, type Weight, widthOf, writable } from './typeface.ts';

type Style = {
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
};

/** Where a line stands: `x` is its start, middle or end on the base line `y`. */
type Place = { readonly x: number; readonly y: number; readonly anchor?: 'start' | 'middle' | 'end' };

/** A text in one line, as an SVG path; cut off with an ellipsis where it is wider than `width`. */
export const line = (text: string, place: Place, style: Style & { readonly width?: number }): string => {
  const { size, weight, width = Number.POSITIVE_INFINITY } = style;
  return written(cut(writable(text), width, size, weight), place, style);
};

const written = (letters: string, { x, y, anchor = 'start' }: Place, { size, weight, fill }: Style): string => {
  const left = x - widthOf(letters, size, weight) * shares[anchor];
  return `<path fill="${fill}" d="${outlineOf(letters, left, y, size, weight)}"/>`;
};

/** The width that {@link line} takes. */
export const widthOfLine = (
  text: string,
  { size, weight, width = Number.POSITIVE_INFINITY }: Pick<Style, 'size' | 'weight'> & { readonly width?: number },
): number => widthOf(cut(writable(text), width, size, weight), size, weight);

type Box = { readonly width: number; readonly lines: number; readonly leading?: number };

/**
 * A text in as few lines as its box has room for, as large as it fits, but not smaller than `least`; what does not fit even so is cut off
 * with an ellipsis. The block stands with its middle at `y`.
 */
export const block = (
  text: string,
  { x, y, anchor = 'start' }: Place,
  { size, weight, fill, least, width, lines, leading = 1.12 }: Style & Box & { readonly least: number },
): string => {
  const fit = fitted(writable(text), { size, weight, least, width, lines });
  const step = fit.size * leading;
  const first = y - ((fit.lines.length - 1) * step) / 2 + fit.size * MIDDLE;
  return fit.lines
    .map((each, index) => written(each, { x, y: first + index * step, anchor }, { size: fit.size, weight, fill }))
    .join('');
};

const shares = { start: 0, middle: 0.5, end: 1 } as const;

/** How far below its middle the base line of a line of capitals lies. */
export const MIDDLE = 0.35;

/** By how much the size of a text falls at a time. */
const STEP = 2;

type Fit = { readonly size: number; readonly weight: Weight; readonly least: number } & Omit<Box, 'leading'>;

/** The lines of a writable text in a box, and the size in which they fit. */
export const fitted = (
  text: string,
  { size, weight, least, width, lines }: Fit,
): { readonly size: number; readonly lines: readonly string[] } => {
  for (let tried = size; tried > least; tried -= STEP) {
    const broken = brokenInto(text, width, tried, weight);
    if (broken.length <= lines && broken.every((each) => widthOf(each, tried, weight) <= width)) {
      return { size: tried, lines: broken };
    }
  }
  const broken = brokenInto(text, width, least, weight);
  const kept = broken.length <= lines ? broken : [...broken.slice(0, lines - 1), broken.slice(lines - 1).join(' ')];
  return { size: least, lines: kept.map((each) => cut(each, width, least, weight)) };
};

/** Full lines, one after the other; a word that is wider than a line has one for itself. */
const brokenInto = (text: string, width: number, size: number, weight: Weight): string[] => {
  const broken: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${broken.at(-1) ?? ''} ${word}`.trim();
    if (broken.length > 0 && widthOf(longer, size, weight) > width) broken.push(word);
    else broken.splice(Math.max(broken.length - 1, 0), 1, longer);
  }
  return broken;
};

const cut = (text: string, width: number, size: number, weight: Weight): string => {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const half = Math.floor((fits + tooMany) / 2);
    if (widthOf(shortened(letters, half), size, weight) <= width) fits = half;
    else tooMany = half;
  }
  return shortened(letters, fits);
};

const shortened = (letters: readonly string[], count: number): string =>
  `${letters.slice(0, count).join('').trimEnd()}…`;
