import { crc32, deflateSync } from 'node:zlib';

/** A colour of 0 to 255 each: red, green, blue and, for PNG, how opaque. */
type Colour = readonly number[];

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A chunk of a PNG, with its checksum, or with another one. */
export const pngChunk = (name: string, content: Uint8Array, checksum?: number): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksum ?? crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** The header of a PNG: its size and how its pixels are written. */
export const pngHead = (width: number, height: number, { depth = 8, colours = 6, interlaced = 0 } = {}): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth, colours, 0, 0, interlaced], 8);
  return pngChunk('IHDR', content);
};

/** A whole PNG of these chunks. */
export const pngOf = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, ...chunks, pngChunk('IEND', Buffer.alloc(0))]);

/** The size in the header of a PNG; undefined for bytes that begin as none. */
export const pngSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined => {
  const read = Buffer.from(bytes);
  if (!read.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return undefined;
  return { width: read.readUInt32BE(16), height: read.readUInt32BE(20) };
};

/** The pixels of a PNG in 8 bits each of red, green, blue and opacity. */
export const pngPixels = (width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer => {
  const rows = Buffer.alloc((1 + width * 4) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), y * (1 + width * 4) + 1 + x * 4);
  }
  return pngChunk('IDAT', deflateSync(rows, { level: 1 }));
};

/** A PNG in which squares of many colours take turns. `extra` chunks stand before its pixels. */
export const png = (width: number, height: number, ...extra: readonly Buffer[]): Buffer => {
  const colourAt = (x: number, y: number) => [(x >> 4) * 37, (y >> 4) * 53, (x ^ y) & 0xf0, 255];
  return pngOf(pngHead(width, height), ...extra, pngPixels(width, height, colourAt));
};

const segment = (marker: number, content: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** What a camera says of its picture: which way is up (1 to 8), and where it was taken, with a comment that a search finds. */
export const exif = (orientation: number, comment = 'GPS 41.0082 N'): Buffer => {
  const ifd = Buffer.alloc(38 + comment.length);
  ifd.write('II*\0\x08\0\0\0\x02\0', 'latin1');
  // Orientation, a SHORT; then ImageDescription, an ASCII that stands behind.
  ifd.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], 10);
  ifd.set([0x0e, 0x01, 2, 0, comment.length, 0, 0, 0, 38, 0, 0, 0], 22);
  ifd.write(comment, 38, 'latin1');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), ifd]));
};

/** Codes of 4 bits for the sizes 0 to 11 of a block's mean; one bit for the end of a block. */
const HUFFMAN = Buffer.concat([
  Buffer.from([0x00, 0, 0, 0, 12, ...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 12 }, (_, n) => n)]),
  Buffer.from([0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
]);

/** Bits as bytes of a scan, filled up with ones; an 0xff among them is followed by a 0. */
const scanBytes = (bits: string): Buffer => {
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(
    bytes.flatMap((byte) => {
      const value = Number.parseInt(byte.padEnd(8, '1'), 2);
      return value === 0xff ? [0xff, 0] : [value];
    }),
  );
};

/** The bits of a difference between two means (ITU-T T.81, F.1.2.1). */
const differenceBits = (difference: number): string => {
  const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
  const value = difference < 0 ? difference + 2 ** size - 1 : difference;
  return size.toString(2).padStart(4, '0') + (size === 0 ? '' : value.toString(2).padStart(size, '0'));
};

type JpegOptions = {
  /** The brightness (0 to 255) of a square of 8 pixels. */
  readonly brightnessAt?: (column: number, row: number) => number;
  /** 1 for grey, 4 for the colours of printers. */
  readonly components?: 1 | 4;
  readonly extra?: readonly Buffer[];
};

/** A baseline JPEG of grey squares, 8 pixels wide. `extra` segments stand at its beginning. */
export const jpeg = (width: number, height: number, options: JpegOptions = {}): Buffer => {
  const { brightnessAt = (column, row) => (column * 31 + row * 17) % 256, components = 1, extra = [] } = options;
  const names = Array.from({ length: components }, (_, index) => index + 1);
  const frame = Buffer.from([8, 0, 0, 0, 0, components, ...names.flatMap((name) => [name, 0x11, 0])]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  let [bits, before] = ['', 0];
  for (let row = 0; row < Math.ceil(height / 8); row += 1) {
    for (let column = 0; column < Math.ceil(width / 8); column += 1) {
      const mean = brightnessAt(column, row) - 128;
      // A mean is eight times the brightness, which the table of quantization takes off again; 0 ends the block.
      for (const _ of names) bits += `${differenceBits(mean - before)}0`;
      before = mean;
    }
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, Buffer.from([0, ...Array.from({ length: 64 }, () => 8)])),
    segment(0xc0, frame),
    segment(0xc4, HUFFMAN),
    segment(0xda, Buffer.from([components, ...names.flatMap((name) => [name, 0x00]), 0, 63, 0])),
    scanBytes(bits),
    Buffer.from([0xff, 0xd9]),
  ]);
};

/** The chunks of a WebP by name, and its size in pixels (RFC 9649). */
export const webpFacts = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes);
  const chunks: string[] = [];
  let size = { width: 0, height: 0 };
  for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4) + (file.readUInt32LE(at + 4) % 2)) {
    const name = file.toString('latin1', at, at + 4);
    chunks.push(name);
    if (name === 'VP8X') size = { width: 1 + file.readUIntLE(at + 12, 3), height: 1 + file.readUIntLE(at + 15, 3) };
    else if (name === 'VP8 ') {
      size = { width: file.readUInt16LE(at + 14) & 0x3fff, height: file.readUInt16LE(at + 16) & 0x3fff };
    }
  }
  return {
    isWebp: file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
    chunks,
    size,
  };
};
