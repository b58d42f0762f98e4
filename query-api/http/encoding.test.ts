import { describe, expect, it } from 'vitest';
import { compressed, preferredEncoding } from './encoding.ts';

describe('the encoding a client likes best', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.8, gzip;q=0.8', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=nonsense', undefined],
  ])('%s: %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
    expect(preferredEncoding(header)).toBe(encoding);
  });

  it('forgets values beyond a bound without erring', () => {
    for (let number = 0; number < 200; number += 1) expect(preferredEncoding(`gzip, x-${number}`)).toBe('gzip');
  });
});

it('leaves alone what is too small to gain', async () => {
  expect(await compressed(Buffer.alloc(999), 'br')).toBeUndefined();
  expect((await compressed(Buffer.alloc(5000), 'gzip'))?.length).toBeLessThan(100);
});
