import { expect, it } from 'vitest';
import { seasonOfPath } from './season-of-path.ts';
import { aSeason } from './season-search.ts';

it('an address names a season by its number', () => {
  expect([1, 12, 9_999].map(aSeason)).toEqual([1, 12, 9_999]);
  for (const value of [0, -1, 1.5, 10_000, Number.NaN, '1', null, undefined, [1]])
    expect(aSeason(value)).toBeUndefined();
});

it('a path names it by the plain number alone, so that a season has one address', () => {
  expect(['1', '12', '9999'].map(seasonOfPath)).toEqual([1, 12, 9_999]);
  for (const text of ['', '0', '01', '-1', '+1', '1.0', '1e0', '0x1', ' 1', '1 ', '١', '10000', 'x', '__proto__'])
    expect(seasonOfPath(text)).toBeUndefined();
});
