/**
 * Draws an SVG as PNG. The SVG holds shapes and, as data addresses, stored pictures; no text, and no address of anything else.
 * @throws NotDrawn
 */
export type PictureDrawer = (svg: string) => Promise<Uint8Array>;

/** The picture could not be drawn, or not in time. */
export class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
}
