import { expect, it } from 'vitest';
import { isoTime } from './iso-time.ts';

it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('is 1970 for %d, which is no time', (ms) => {
  expect(isoTime(ms)).toBe('1970-01-01T00:00:00.000Z');
});
