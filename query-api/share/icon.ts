import { letterIn, type ShownLeague } from './frame.ts';
import { imageIn, type Logos } from './logos.ts';
import { night } from './colours.ts';
import { rect, rounded, svgOf } from './shapes.ts';

/**
 * `any` has transparent corners; `maskable` fills its square, and shows what matters within the circle of four fifths that every launcher
 * leaves; `apple` fills its square too, of which iOS rounds the corners.
 */
export type IconKind = 'any' | 'maskable' | 'apple';

/** How much of the square logo and letter take. */
const shares: Readonly<Record<IconKind, number>> = { any: 0.86, maskable: 0.56, apple: 0.78 };

/** The icon of the installed league: its logo on a light tile, or its first letter on its colour. */
export const icon = (league: ShownLeague, size: number, kind: IconKind, logos: Logos): string => {
  const whole = { x: 0, y: 0, width: size, height: size };
  const logo = logos.get(league.logo);
  const side = size * shares[kind];
  const inside = { x: (size - side) / 2, y: (size - side) / 2, width: side, height: side };
  const corners = kind === 'any' ? rounded(size * 0.16) : '';
  return svgOf(
    size,
    size,
    rect(whole, logo === undefined ? league.theme.brand : night.tile, corners) +
      (logo === undefined ? letterIn(inside, league.title, league.theme) : imageIn(inside, logo)),
  );
};
