import { deflateSync } from 'node:zlib';
import { exif, jpeg, png, pngChunk, pngHead, pngOf, pngPixels } from '../../kit/pictures.ts';

const text = (content: string): Buffer => Buffer.from(content, 'latin1');

/** The JPEG with another size in its frame. */
const withSize = (bytes: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(bytes);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
};

/** The JPEG without what its pixels are written by. */
const withoutTables = (bytes: Buffer): Buffer => {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc4]));
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 2 + bytes.readUInt16BE(at + 2))]);
};

/** What is no picture of ours whatever it says, by what it is. */
export const OTHER_FILES: Readonly<Record<string, Buffer>> = {
  'an SVG': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'an SVG with its declaration': text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  'an SVG with an entity': text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  'a GIF': text('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0;'),
  'an older GIF': text('GIF87a\x01\0\x01\0\0\0\0;'),
  'a page': text('<!doctype html><script>alert(1)</script>'),
  'a script': text('#!/bin/sh\nrm -rf /\n'),
  'a WebP': text('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0'),
  'a BMP': text('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0\0\0\xff\0'),
  'a TIFF': text('II*\0\x08\0\0\0\0\0'),
  'an AVIF': text('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
  'a HEIC': text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a JPEG XL': text('\xff\x0a\xfa\x7f\x01\x90\x08\x06\x01\0'),
  'an icon': text('\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x18\0'),
  'a PDF': text('%PDF-1.7\n1 0 obj<<>>endobj'),
  'a zip': text('PK\x03\x04\x14\0\0\0'),
  'a PostScript': text('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1'),
  'a picture of ImageMagick': text('push graphic-context\nimage over 0,0 1,1 "|id"\npop graphic-context'),
  'one byte': text('x'),
  zeros: Buffer.alloc(1_000),
  'a PNG behind a page': Buffer.concat([text('<html>'), png(8, 8)]),
  'a PNG behind a byte': Buffer.concat([text(' '), png(8, 8)]),
  'a PNG with the ends of lines of Unix': Buffer.concat([text('\x89PNG\n\x1a\n'), png(8, 8).subarray(8)]),
  'the signature of a PNG alone': png(8, 8).subarray(0, 8),
  'a PNG whose first chunk is a text': pngOf(pngChunk('tEXt', text('a\0b')), pngHead(8, 8)),
  'the beginning of a JPEG alone': jpeg(8, 8).subarray(0, 3),
  'a JPEG that ends before its frame': jpeg(8, 8).subarray(0, 60),
  'a JPEG of other segments only': Buffer.concat([jpeg(8, 8).subarray(0, 2), exif(1), text('\xff\xd9')]),
};

/** What says that it is larger than a picture may be, however few bytes it has. */
export const BOMBS: Readonly<Record<string, Buffer>> = {
  'a PNG of 4097 × 1': png(4097, 1),
  'a PNG of 1 × 4097': png(1, 4097),
  'a PNG of 30,000 × 30,000 in a few bytes': pngOf(
    pngHead(30_000, 30_000),
    pngChunk('IDAT', deflateSync(Buffer.alloc(9))),
  ),
  'a PNG of the largest size that can be said': pngOf(pngHead(2 ** 32 - 1, 2 ** 32 - 1)),
  'a PNG of a bit each, of 65,535 × 65,535': pngOf(pngHead(65_535, 65_535, { depth: 1, colours: 0 })),
  'a JPEG of 65,500 × 65,500': withSize(jpeg(8, 8), 65_500, 65_500),
  'a JPEG of 8 × 4097': jpeg(8, 4097),
};

/** What begins as a picture and is none. */
export const BROKEN: Readonly<Record<string, Buffer>> = {
  'a PNG whose header has a wrong checksum': pngOf(
    pngChunk('IHDR', pngHead(8, 8).subarray(8, 21), 1),
    pngPixels(8, 8, () => [9, 9, 9, 255]),
  ),
  'a PNG whose pixels have a wrong checksum': pngOf(
    pngHead(8, 8),
    pngChunk('IDAT', pngPixels(8, 8, () => [9, 9, 9, 255]).subarray(8, -4), 1),
  ),
  'a PNG without pixels': pngOf(pngHead(8, 8)),
  'a PNG with fewer pixels than it says': pngOf(
    pngHead(800, 800),
    pngPixels(8, 8, () => [9, 9, 9, 255]),
  ),
  'a PNG whose pixels are no zlib': pngOf(pngHead(8, 8), pngChunk('IDAT', text('nothing'))),
  'a PNG of no width': pngOf(
    pngHead(0, 8),
    pngPixels(1, 8, () => [9, 9, 9, 255]),
  ),
  'a PNG of colours that there are not': pngOf(
    pngHead(8, 8, { colours: 5 }),
    pngPixels(8, 8, () => [9, 9, 9, 255]),
  ),
  'a PNG of 3 bits': pngOf(
    pngHead(8, 8, { depth: 3 }),
    pngPixels(8, 8, () => [9, 9, 9, 255]),
  ),
  'a PNG with a palette that is not there': pngOf(
    pngHead(8, 8, { colours: 3 }),
    pngPixels(8, 8, () => [9, 9, 9, 255]),
  ),
  'half a PNG': png(400, 400).subarray(0, 900),
  'a PNG of its header alone': png(8, 8).subarray(0, 33),
  'half a JPEG': jpeg(800, 800).subarray(0, 3_000),
  'a JPEG of no height': withSize(jpeg(64, 64), 64, 0),
};

/** What is strange and yet a picture; nothing but its pixels comes through. */
export const ODD_PICTURES: Readonly<Record<string, Buffer>> = {
  'a PNG with a page behind it': Buffer.concat([png(64, 64), text('<html><script>alert(1)</script>')]),
  'a PNG with a script in a comment': png(64, 64, pngChunk('tEXt', text('Comment\0<script>alert(1)</script>'))),
  'a JPEG with the place where it was taken': jpeg(64, 64, { extra: [exif(1, 'GPS <script> 41.0082 N')] }),
  'a JPEG with a zip behind it': Buffer.concat([jpeg(64, 64), text('PK\x03\x04<script>')]),
  'a PNG of one pixel': png(1, 1),
  'a PNG of 4096 × 1': png(4096, 1),
  'a JPEG without its tables': withoutTables(jpeg(64, 64)),
  'a JPEG that says it is larger than its pixels': withSize(jpeg(64, 64), 4096, 4096),
  'a JPEG in the colours of printers': jpeg(64, 64, { components: 4 }),
};
