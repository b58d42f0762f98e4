import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pngChunk, pngHead, pngOf } from '../../kit/pictures.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';

const MIB = 1024 * 1024;
const SIDE = 4096;

it('the largest picture of 8 bits a colour takes no more than 200 MiB besides what the process has', async () => {
  const file = join(temporaryFolder(), 'largest.png');
  writeFileSync(file, pngOf(pngHead(SIDE, SIDE), pngChunk('IDAT', deflateSync(Buffer.alloc((1 + SIDE * 4) * SIDE)))));
  const child = join(import.meta.dirname, 'picture-memory.child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [child, file]);
  expect(Number(stdout)).toBeGreaterThan(20 * MIB);
  expect(Number(stdout)).toBeLessThan(200 * MIB);
});
