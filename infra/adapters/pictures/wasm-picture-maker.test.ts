import { PictureTooHard, PictureUnreadable } from '@league/command-api/ports/picture-maker.ts';
import { exif, jpeg, png, pngChunk, pngHead, pngOf, webpFacts } from '@league/tests/kit/pictures.ts';
import { describe, expect, it } from 'vitest';
import { wasmPictureMaker } from './wasm-picture-maker.ts';

/** No test is decided by the time on the wall. */
const make = wasmPictureMaker({ limitMs: 300_000 });

/** Turns a square picture of 4 × 4 squares as the orientation of EXIF says, by the place that a square comes from. */
const TURNS: Readonly<Record<number, (column: number, row: number) => readonly [column: number, row: number]>> = {
  1: (column, row) => [column, row],
  2: (column, row) => [3 - column, row],
  3: (column, row) => [3 - column, 3 - row],
  4: (column, row) => [column, 3 - row],
  5: (column, row) => [row, column],
  6: (column, row) => [row, 3 - column],
  7: (column, row) => [3 - row, 3 - column],
  8: (column, row) => [3 - row, column],
};

const brightnessAt = (column: number, row: number): number => column * 60 + row * 15;

describe('a picture', () => {
  it.each([
    ['a PNG of 300 × 200', png(300, 200), { width: 300, height: 200 }],
    ['a PNG of 1000 × 10', png(1000, 10), { width: 512, height: 5 }],
    ['a JPEG of 640 × 1280', jpeg(640, 1280), { width: 256, height: 512 }],
    ['a JPEG in the colours of printers', jpeg(64, 32, { components: 4 }), { width: 64, height: 32 }],
  ])('is made to at most 512 pixels on its longer side, and never larger than it was: %s', async (_, bytes, size) => {
    expect(webpFacts(await make(bytes))).toMatchObject({ isWebp: true, size });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is turned as its EXIF says (%i)', async (orientation) => {
    const lying = jpeg(32, 32, { brightnessAt, extra: [exif(orientation)] });
    const upright = jpeg(32, 32, {
      brightnessAt: (column, row) => brightnessAt(...(TURNS[orientation]?.(column, row) ?? [0, 0])),
    });
    expect(Buffer.from(await make(lying)).equals(await make(upright))).toBe(true);
  });

  it('keeps nothing of what its file says besides the pixels', async () => {
    const comment = pngChunk('tEXt', Buffer.from('Comment\0GPS 41.0082 N'));
    for (const bytes of [jpeg(64, 64, { extra: [exif(1)] }), png(64, 64, comment)]) {
      expect(bytes.includes('GPS 41.0082')).toBe(true);
      const made = await make(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
      expect(webpFacts(made).chunks).toEqual(['VP8 ']);
      for (const said of ['GPS', 'Exif', '<script>']) expect(Buffer.from(made).includes(said)).toBe(false);
    }
  });

  it.each([
    ['GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0;', 'latin1')],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['nothing', Buffer.alloc(0)],
    ['half a PNG', png(64, 64).subarray(0, 150)],
    ['half a JPEG', jpeg(640, 640).subarray(0, 4_000)],
    ['a PNG without pixels', pngOf(pngHead(8, 8))],
  ])('is refused where it is %s, and the next one is made', async (_, bytes) => {
    await expect(make(bytes)).rejects.toThrow(PictureUnreadable);
  });

  it('that is a WebP is refused, although the decoder could read it', async () => {
    await expect(make(await make(png(64, 64)))).rejects.toThrow(PictureUnreadable);
  });
});

/** A thread that does this. */
const thread = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${code}`)}`);

describe('a thread that', () => {
  it('takes longer than it may is ended, and its picture refused', async () => {
    const worker = thread("parentPort.postMessage('ready'); for (;;);");
    await expect(wasmPictureMaker({ worker, limitMs: 300 })(png(8, 8))).rejects.toThrow(PictureTooHard);
  });

  it.each([
    ['ends by itself', 'process.exit(3);'],
    ['throws', "throw new Error('unreachable');"],
    ['fills its memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}));'],
  ])('%s in the midst of a picture lets the picture be refused', async (_, code) => {
    const worker = thread(`parentPort.postMessage('ready'); ${code}`);
    await expect(wasmPictureMaker({ worker, limitMs: 300_000 })(png(8, 8))).rejects.toThrow(PictureTooHard);
  });

  it('does not even begin is a fault of ours, and no word on the picture', async () => {
    const worker = thread("throw new Error('no such package');");
    await expect(wasmPictureMaker({ worker, limitMs: 300_000 })(png(8, 8))).rejects.toThrow('no such package');
  });
});
