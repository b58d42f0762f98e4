import { expect, it } from 'vitest';
import { formatDifference, formatScore } from './number.ts';

it('writes goal differences with a sign, and a real minus', () => {
  expect([4, 0, -4].map(formatDifference)).toEqual(['+4', '0', '−4']);
});

it('writes scores with an en dash between thin spaces', () => {
  expect(formatScore(3, 1)).toBe('3\u2009–\u20091');
});
