/** The beginning of a PNG that says it is this large; nothing of the picture itself. */
export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
};

/** The beginning of a JPEG: these segments (marker and content), the last of which may be its frame. */
export const jpegHeader = (...segments: readonly (readonly [marker: number, ...content: number[]])[]) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segments.flatMap(([marker, ...content]) => [0xff, marker, 0, content.length + 2, ...content]),
  ]);

/** The segment of a frame that says it is this large. */
export const frameOf = (width: number, height: number, marker = 0xc0): readonly [number, ...number[]] => [
  marker,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
];

/** A file as a form sends it. */
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'logo.png', type = 'image/png'): File =>
  new File([bytes], name, { type });
