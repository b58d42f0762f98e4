import type { StandingRow } from '../contract/standings.ts';
import { night } from './colours.ts';
import { badge } from './crest-art.ts';
import { BAR, framed, HEIGHT, type ShownLeague, WIDTH } from './frame.ts';
import { line, MIDDLE } from './lettering.ts';
import type { Logos } from './logos.ts';
import { rect } from './shapes.ts';

/** How many places there is room for. */
export const SHOWN_PLACES = 7;
const HEAD = 62;
const ROW = (HEIGHT - BAR - HEAD) / SHOWN_PLACES;
const MARGIN = 48;
/** Where the columns of figures have their middle. */
const PLAYED = 860;
const DIFFERENCE = 980;
const POINTS = 1100;

/** The first places of the table with their points. */
export const tablePicture = (league: ShownLeague, rows: readonly StandingRow[], logos: Logos): string => {
  const shown = rows.slice(0, SHOWN_PLACES);
  return framed(league, logos, 'Puan Durumu', shown.length === 0 ? empty() : head() + shown.map(rowOf(logos)).join(''));
};

const empty = (): string =>
  line(
    'Henüz Puan Durumu Yok',
    { x: WIDTH / 2, y: (BAR + HEIGHT) / 2 + 52 * MIDDLE, anchor: 'middle' },
    { size: 52, weight: 800, fill: night.text2 },
  );

const head = (): string => {
  const label = (text: string, x: number, anchor: 'start' | 'middle' | 'end') =>
    line(text, { x, y: BAR + HEAD / 2 + 26 * MIDDLE, anchor }, { size: 26, weight: 600, fill: night.text3 });
  return [
    rect({ x: 0, y: BAR, width: WIDTH, height: HEAD }, night.surface),
    label('Takım', 190, 'start'),
    label('O', PLAYED, 'middle'),
    label('AV', DIFFERENCE, 'middle'),
    label('P', POINTS, 'middle'),
  ].join('');
};

const rowOf =
  (logos: Logos) =>
  ({ position, teamInfo, played, goalDifference, points }: StandingRow, index: number): string => {
    const top = BAR + HEAD + index * ROW;
    const middle = top + ROW / 2;
    const figure = (text: string, x: number, size: number, fill: string) =>
      line(text, { x, y: middle + size * MIDDLE, anchor: 'middle' }, { size, weight: 800, fill });
    return [
      rect({ x: 0, y: top, width: WIDTH, height: 2 }, night.line),
      figure(String(position), MARGIN + 28, 34, index === 0 ? night.text : night.text2),
      badge(teamInfo, logos, { x: 144, y: middle, width: 44 }, `crest-${index}`),
      line(
        teamInfo.name,
        { x: 190, y: middle + 34 * MIDDLE },
        { size: 34, weight: index === 0 ? 800 : 600, fill: night.text, width: 600 },
      ),
      figure(String(played), PLAYED, 32, night.text2),
      figure(signed(goalDifference), DIFFERENCE, 32, night.text2),
      figure(String(points), POINTS, 40, night.text),
    ].join('');
  };

/** "+7", "−7", "0". */
export const signed = (difference: number): string =>
  difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : '0';
