import { expect, it } from 'vitest';
import { formatDifference, formatNumber, formatScore, formatTenths } from './number.ts';

it('writes goal differences with a sign, and a real minus', () => {
  expect([4, 0, -4].map(formatDifference)).toEqual(['+4', '0', '−4']);
});

it('groups thousands, and writes a real minus', () => {
  expect([1204, 0, -4].map(formatNumber)).toEqual(['1.204', '0', '−4']);
});

it('writes scores with an en dash between thin spaces', () => {
  expect(formatScore(3, 1)).toBe('3\u2009–\u20091');
});

it('writes one decimal with a comma, also where it is 0', () => {
  expect([22.2, 20, 9.1].map(formatTenths)).toEqual(['22,2', '20,0', '9,1']);
});
