import type { Box } from './shapes.ts';
import { rect, rounded } from './shapes.ts';
import { night } from './colours.ts';

/** The stored pictures that were found, by their addresses. */
export type Logos = ReadonlyMap<string, Uint8Array>;

/** A stored picture in its box, whole and in the middle. */
export const imageIn = ({ x, y, width, height }: Box, bytes: Uint8Array): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}"/>`;

/** A stored picture on a light tile: many logos are dark on a transparent ground. */
export const logoTile = (box: Box, bytes: Uint8Array): string => {
  const rim = Math.round(box.width * 0.07);
  const inside = { x: box.x + rim, y: box.y + rim, width: box.width - 2 * rim, height: box.height - 2 * rim };
  return rect(box, night.tile, rounded(Math.round(box.width * 0.14))) + imageIn(inside, bytes);
};
