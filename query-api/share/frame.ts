import { night, type Theme } from './colours.ts';
import { line, MIDDLE, widthOfLine } from './lettering.ts';
import { type Logos, logoTile } from './logos.ts';
import { type Box, rect, rounded, svgOf } from './shapes.ts';

/** The size that all services show whole beside a link. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The league as pictures show it. */
export type ShownLeague = { readonly title: string; readonly logo: string; readonly theme: Theme };

/** The height of the league's bar with the touchline over it. */
export const BAR = 100;
const TOUCHLINE = 10;
const MARGIN = 48;
const BAND = 100;

/** A picture on turf under the league's bar, which says `note` at its right. */
export const framed = (league: ShownLeague, logos: Logos, note: string, drawn: string): string =>
  svgOf(WIDTH, HEIGHT, turf() + drawn + bar(league, logos, note));

const turf = (): string =>
  rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, night.ground) +
  Array.from({ length: WIDTH / BAND / 2 }, (_, index) =>
    rect({ x: (2 * index + 1) * BAND, y: 0, width: BAND, height: HEIGHT }, night.turf),
  ).join('');

/** The halfway line with its circle, from the bar down to `foot`. */
export const pitch = (x: number, y: number, radius: number, opacity: number, foot = HEIGHT): string =>
  `<g fill="none" stroke="#ffffff" stroke-opacity="${opacity}" stroke-width="3"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="M${x} ${BAR}V${foot}"/></g><circle cx="${x}" cy="${y}" r="6" fill="#ffffff" fill-opacity="${opacity}"/>`;

const bar = (league: ShownLeague, logos: Logos, note: string): string => {
  const middle = (TOUCHLINE + BAR) / 2;
  const tile = { x: MARGIN, y: middle - 29, width: 58, height: 58 };
  const noteStyle = { size: 30, weight: 600, fill: night.text2, width: 440 } as const;
  const left = MARGIN + 78;
  const room = WIDTH - MARGIN - left - (note === '' ? 0 : widthOfLine(note, noteStyle) + 40);
  return [
    rect({ x: 0, y: 0, width: WIDTH, height: BAR }, night.ground),
    rect({ x: 0, y: 0, width: WIDTH, height: TOUCHLINE }, league.theme.brand),
    leagueTile(league, logos, tile),
    line(league.title, { x: left, y: middle + 34 * MIDDLE }, { size: 34, weight: 800, fill: night.text, width: room }),
    note === '' ? '' : line(note, { x: WIDTH - MARGIN, y: middle + 30 * MIDDLE, anchor: 'end' }, noteStyle),
  ].join('');
};

/** The league's logo on a light tile, or its first letter on its colour. */
export const leagueTile = ({ title, logo, theme }: ShownLeague, logos: Logos, box: Box): string => {
  const found = logos.get(logo);
  if (found !== undefined) return logoTile(box, found);
  const radius = rounded(Math.round(box.width * 0.16));
  return (
    rect(box, theme.brand, `${radius} stroke="#ffffff" stroke-opacity="0.2" stroke-width="2"`) +
    letterIn(box, title, theme)
  );
};

/** The first letter of the title in the middle of a box. */
export const letterIn = ({ x, y, width, height }: Box, title: string, { on }: Theme): string => {
  const size = height * 0.62;
  const [letter = ''] = title.trim();
  return line(
    letter.toLocaleUpperCase('tr'),
    { x: x + width / 2, y: y + height / 2 + size * MIDDLE, anchor: 'middle' },
    { size, weight: 900, fill: on },
  );
};

type Figure = { readonly label: string; readonly value: string };

/** The height of a strip of figures at the foot of a picture. */
export const STRIP = 150;

/** Figures beside each other at the foot of a picture. */
export const strip = (figures: readonly Figure[], from = 0, width = WIDTH): string => {
  const top = HEIGHT - STRIP;
  const share = width / figures.length;
  return (
    rect({ x: from, y: top, width, height: STRIP }, night.surface) +
    figures
      .map(({ label, value }, index) => {
        const x = from + share * (index + 0.5);
        return [
          index === 0 ? '' : rect({ x: from + share * index, y: top, width: 2, height: STRIP }, night.line),
          line(value, { x, y: top + 82, anchor: 'middle' }, { size: 60, weight: 800, fill: night.text }),
          line(label, { x, y: top + 122, anchor: 'middle' }, { size: 26, weight: 600, fill: night.text2 }),
        ].join('');
      })
      .join('')
  );
};
