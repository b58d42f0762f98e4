import { type Crest, crestOfWord, type Kit, kitOf } from '../contract/crest.ts';
import { CREST_INSIDE, CREST_OUTSIDE, CREST_SHAPES, sizeOfInitials } from '../contract/crest-shapes.ts';
import { initialsOf } from '../contract/initials.ts';
import type { TeamReference } from '../contract/team-reference.ts';
import { kitColours } from './colours.ts';
import { line } from './lettering.ts';
import { type Logos, logoTile } from './logos.ts';
import { type Box, clipped, placed, rect, shape } from './shapes.ts';

/** A team as pictures show it. */
export type ShownTeam = Pick<TeamReference, 'name' | 'logo' | 'crest'>;

const UNKNOWN: Crest = { primary: 'black', secondary: 'white', pattern: 'plain' };

/** The crest of a team. */
export const crestOf = ({ crest }: Pick<ShownTeam, 'crest'>): Crest => crestOfWord(crest) ?? UNKNOWN;

/** A shield is an eighth higher than it is wide. */
const HIGHER = 54 / 48;
/** On narrower ones initials are too small. */
const LETTERED_FROM = 60;

/** A team's logo on its tile, or its shield in its colours; `x` and `y` are its middle. */
export const badge = (team: ShownTeam, logos: Logos, { x, y, width }: Omit<Box, 'height'>, name: string): string => {
  const logo = logos.get(team.logo);
  if (logo !== undefined) return logoTile({ x: x - width / 2, y: y - width / 2, width, height: width }, logo);
  return placed(shield(team, name, width >= LETTERED_FROM), x - width / 2, y - (width * HIGHER) / 2, width / 48);
};

const shield = (team: ShownTeam, name: string, lettered: boolean): string => {
  const { primary, secondary, pattern } = crestOf(team);
  const [first, second] = [kitColours[primary], kitColours[secondary]];
  const drawn =
    pattern === 'plain'
      ? `<path d="${CREST_INSIDE}" fill="none" stroke="${second.k}" stroke-width="10"/>`
      : shape(CREST_SHAPES[pattern], second.k);
  const ground = rect({ x: 0, y: 0, width: 48, height: 54 }, first.k);
  return [
    `<path d="${CREST_OUTSIDE}" fill="#ffffff" stroke="#0b1712" stroke-opacity="0.38" stroke-width="1.6"/>`,
    clipped(ground + drawn, name, CREST_INSIDE),
    // White ends where the white rim begins.
    primary === 'white' || secondary === 'white'
      ? `<path d="${CREST_INSIDE}" fill="none" stroke="#0b1712" stroke-opacity="0.22" stroke-width="1.2"/>`
      : '',
    lettered ? roundel(team.name, first, primary === 'white' ? second.k : '#ffffff') : '',
  ].join('');
};

const roundel = (name: string, { k, on }: { readonly k: string; readonly on: string }, ring: string): string => {
  const initials = initialsOf(name);
  return [
    `<circle cx="24" cy="25" r="12.4" fill="${k}" stroke="${ring}" stroke-width="2"/>`,
    line(initials, { x: 24, y: 29.6, anchor: 'middle' }, { size: sizeOfInitials(initials), weight: 900, fill: on }),
  ].join('');
};

/** How wide the stripes of a kit are. */
const STRIPE = 52;

/** A box in a kit, with the pattern of the crest tone on tone. */
export const kitIn = (box: Box, { ground }: Kit, { pattern }: Crest): string => {
  const { k, k2 } = kitColours[ground];
  return rect(box, k) + patternIn(box, pattern, k2);
};

/** What a team wears where it stands alone. */
export const ownKit = (team: Pick<ShownTeam, 'crest'>): Kit => kitOf(crestOf(team));

const patternIn = ({ x, y, width, height }: Box, pattern: Crest['pattern'], fill: string): string => {
  const every = (length: number) =>
    Array.from({ length: Math.ceil(length / STRIPE) }, (_, index) => index * STRIPE).filter((_, index) => index % 2);
  const [at, down] = [(share: number) => x + width * share, (share: number) => y + height * share];
  const slab = (...points: readonly (readonly [number, number])[]) =>
    shape(`M${points.map(([across, below]) => `${at(across)} ${down(below)}`).join('L')}Z`, fill);
  switch (pattern) {
    case 'stripes':
      return every(width)
        .map((left) => rect({ x: x + left, y, width: Math.min(STRIPE, width - left), height }, fill))
        .join('');
    case 'hoops':
      return every(height)
        .map((top) => rect({ x, y: y + top, width, height: Math.min(STRIPE, height - top) }, fill))
        .join('');
    case 'halves':
      return slab([0.5, 0], [1, 0], [1, 1], [0.5, 1]);
    case 'band':
      return slab([0, 0.34], [1, 0.34], [1, 0.7], [0, 0.7]);
    case 'sash':
      return slab([0.5, 0], [0.78, 0], [0.5, 1], [0.22, 1]);
    case 'quarters':
      return slab([0.5, 0], [1, 0], [1, 0.5], [0.5, 0.5]) + slab([0, 0.5], [0.5, 0.5], [0.5, 1], [0, 1]);
    case 'chevron':
      return slab([0, 0], [0.22, 0], [0.5, 0.5], [0.78, 0], [1, 0], [1, 0.12], [0.5, 1], [0, 0.12]);
    case 'plain':
      return '';
  }
};
