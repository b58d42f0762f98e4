import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, jpegHeader, pngHeader } from '../testing/pictures.ts';
import { sizeInHeader } from './picture-header.ts';

const APPLICATION = [0xe1, ...Array.from({ length: 200 }, () => 0xff)] as const;
const TABLES = [0xdb, 1, 2, 3] as const;

describe('the size in the header of a picture', () => {
  it.each([
    [1, 1],
    [4096, 300],
    [4_000_000_000, 7],
  ])('is that of a PNG: %i × %i', (width, height) => {
    expect(sizeInHeader(pngHeader(width, height))).toEqual({ width, height });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc9, 0xcf])('is that of the frame of a JPEG (%i)', (marker) => {
    const bytes = jpegHeader([...APPLICATION], [...TABLES], frameOf(640, 480, marker));
    expect(sizeInHeader(bytes)).toEqual({ width: 640, height: 480 });
  });

  it.each([0xc4, 0xc8, 0xcc])('is not looked for in the tables of a JPEG (%i)', (marker) => {
    const bytes = jpegHeader(frameOf(9, 9, marker), frameOf(640, 480));
    expect(sizeInHeader(bytes)).toEqual({ width: 640, height: 480 });
  });

  it('is that of the first frame, before which bytes of filling may stand', () => {
    const [first, second, ...rest] = jpegHeader(frameOf(640, 480), frameOf(1, 1));
    const filled = Uint8Array.from([first ?? 0, second ?? 0, 0xff, 0xff, ...rest]);
    expect(sizeInHeader(filled)).toEqual({ width: 640, height: 480 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a PNG without its header', pngHeader(1, 1).subarray(0, 20)],
    ['a PNG that begins with another chunk', pngHeader(1, 1).with(12, 0x49 + 1)],
    ['a JPEG that ends before its frame', jpegHeader([...TABLES])],
    ['a JPEG that ends in its frame', jpegHeader(frameOf(1, 1)).subarray(0, 9)],
    ['a JPEG with pixels before its frame', jpegHeader([0xda, 1, 2], frameOf(1, 1))],
    ['a JPEG whose segments are not where they say', jpegHeader(frameOf(1, 1)).with(2, 0)],
  ])('is not in %s', (_, bytes) => {
    expect(sizeInHeader(bytes)).toBeUndefined();
  });

  it('is read, or not, of any bytes behind the beginning of either', { retry: 0 }, () => {
    assert(
      property(uint8Array({ maxLength: 80 }), (bytes) => {
        for (const beginning of [[], [0xff, 0xd8], [0xff, 0xd8, 0xff], [...pngHeader(1, 1).subarray(0, 16)]]) {
          sizeInHeader(Uint8Array.from([...beginning, ...bytes]));
        }
      }),
    );
  });
});
