/**
 * Makes a WebP of the bytes of a PNG or JPEG: upright as its EXIF says, at most 512 pixels on its longer side, never larger than
 * it was, and without metadata. @throws PictureUnreadable, PictureTooHard
 */
export type PictureMaker = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The bytes are no whole PNG or JPEG. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable';
}

/** Reading the picture took too long, or more memory than there is for it. */
export class PictureTooHard extends Error {
  override readonly name = 'PictureTooHard';
}
