/** How large a picture says it is, in pixels. Untold or false sizes are for the decoder to refuse. */
export type PictureSize = { readonly width: number; readonly height: number };

/**
 * The size in the header of a PNG (ISO/IEC 15948) or JPEG (ITU-T T.81); undefined for bytes that begin as neither. Looks at nothing
 * else of the picture, and takes the work of a few comparisons whatever the bytes are.
 */
export const sizeInHeader = (bytes: Uint8Array): PictureSize | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return sizeOfPng(view) ?? sizeOfJpeg(view);
};

/** The signature, the length of the first chunk, which is always 13, and its name, `IHDR`. */
const PNG_BEGINNING = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452];

const sizeOfPng = (view: DataView): PictureSize | undefined => {
  if (view.byteLength < 24 || PNG_BEGINNING.some((word, index) => view.getUint32(index * 4) !== word)) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

const START_OF_IMAGE = 0xffd8;
/** With what comes after it in the same byte: DHT, JPG and DAC are in the midst of the frames' markers, and no frames. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Behind these come pixels, or nothing. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Goes from segment to segment up to the first frame. */
const sizeOfJpeg = (view: DataView): PictureSize | undefined => {
  if (view.byteLength < 4 || view.getUint16(0) !== START_OF_IMAGE) return undefined;
  let at = 2;
  // Marker, length, and of a frame its precision, height and width.
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isStartOfFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
};
