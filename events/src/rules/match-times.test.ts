import { expect, it } from 'vitest';
import { isSameTime, isTimeUp } from './match-times.ts';

it.for([
  ['2026-11-20T18:00:00.000Z', '2026-11-20T18:00:00.000Z', true],
  ['2026-11-20T18:00:00.000Z', '2026-11-20T18:59:00.000Z', true],
  ['2026-11-20T18:59:00.000Z', '2026-11-20T18:00:00.000Z', true],
  ['2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z', false],
  [null, '2026-11-20T18:00:00.000Z', false],
  [null, null, false],
] as const)('two matches at %s and %s: at the same time %s', ([one, other, expected]) => {
  expect(isSameTime(one, other)).toBe(expected);
});

it.for([
  ['2026-11-20T18:00:00.000Z', '2026-11-20T18:59:59.999Z', false],
  ['2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z', true],
  ['2026-11-20T18:00:00.000Z', '2026-11-19T19:00:00.000Z', false],
  [null, '2026-11-20T19:00:00.000Z', false],
] as const)('the hour of a match at %s is over at %s: %s', ([date, now, expected]) => {
  expect(isTimeUp(date, now)).toBe(expected);
});
