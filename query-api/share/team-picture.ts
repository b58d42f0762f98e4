import type { StandingRow } from '../contract/standings.ts';
import { kitColours, night } from './colours.ts';
import { badge, crestOf, kitIn, ownKit, type ShownTeam } from './crest-art.ts';
import { BAR, framed, HEIGHT, type ShownLeague, strip, STRIP, WIDTH } from './frame.ts';
import { block, line } from './lettering.ts';
import type { Logos } from './logos.ts';
import { rect, rounded } from './shapes.ts';
import { signed } from './table-picture.ts';

const TRIM = 14;
const FOOT = HEIGHT - STRIP - TRIM;
const MIDDLE_Y = (BAR + FOOT) / 2;
/** Where form stands in the strip. */
const FORM_FROM = 960;

/** A team on its kit, and where it stands; without a `row` it plays in no table. */
export const teamPicture = (
  league: ShownLeague,
  { team, row }: { readonly team: ShownTeam; readonly row: StandingRow | undefined },
  logos: Logos,
): string => {
  const kit = ownKit(team);
  const { on } = kitColours[kit.ground];
  return framed(
    league,
    logos,
    row === undefined ? '' : `${row.position}. sıra`,
    [
      kitIn({ x: 0, y: BAR, width: WIDTH, height: FOOT - BAR }, kit, crestOf(team)),
      rect({ x: 0, y: FOOT, width: WIDTH, height: TRIM }, kitColours[kit.trim].k),
      badge(team, logos, { x: 196, y: MIDDLE_Y, width: 236 }, 'crest'),
      block(
        team.name,
        { x: 364, y: MIDDLE_Y },
        { size: 96, least: 48, weight: 800, fill: on, width: WIDTH - 364 - 56, lines: 2 },
      ),
      strip(figuresOf(row), 0, FORM_FROM),
      form(row),
    ].join(''),
  );
};

const figuresOf = (row: StandingRow | undefined) => [
  { label: 'sıra', value: row === undefined ? '–' : `${row.position}.` },
  { label: 'puan', value: row === undefined ? '–' : String(row.points) },
  { label: 'maç', value: row === undefined ? '–' : String(row.played) },
  { label: 'averaj', value: row === undefined ? '–' : signed(row.goalDifference) },
];

const marks = {
  win: { up: 0, height: 44, fill: night.up },
  draw: { up: 30, height: 16, fill: night.text3 },
  loss: { up: 32, height: 44, fill: night.down },
} as const;

/** Won stands high, drawn in the middle, lost low, so that colour is not needed. */
const form = (row: StandingRow | undefined): string => {
  const top = HEIGHT - STRIP;
  const last = row?.form.slice(-5) ?? [];
  const width = 26;
  const step = width + 10;
  const left = (FORM_FROM + WIDTH - last.length * step + 10) / 2;
  const none = line(
    '–',
    { x: (FORM_FROM + WIDTH) / 2, y: top + 82, anchor: 'middle' },
    { size: 60, weight: 800, fill: night.text },
  );
  return [
    rect({ x: FORM_FROM, y: top, width: WIDTH - FORM_FROM, height: STRIP }, night.surface),
    rect({ x: FORM_FROM, y: top, width: 2, height: STRIP }, night.line),
    last.length === 0 ? none : '',
    ...last.map(({ outcome }, index) => {
      const { up, height, fill } = marks[outcome];
      return rect({ x: left + index * step, y: top + 18 + up, width, height }, fill, rounded(6));
    }),
    line(
      'form',
      { x: (FORM_FROM + WIDTH) / 2, y: top + 122, anchor: 'middle' },
      { size: 26, weight: 600, fill: night.text2 },
    ),
  ].join('');
};
