import { expect, it } from 'vitest';
import { nextClock } from './next-clock.ts';

it.each([
  ['20:00', '21:00'],
  ['08:45', '09:45'],
  ['23:00', ''],
  ['', ''],
  [undefined, ''],
])('an hour after %j it is %j', (clock, later) => {
  expect(nextClock(clock)).toBe(later);
});
