import { expect, it } from 'vitest';
import { winGradeOf, winRateOf } from './win-rate.ts';

it.each([
  [7, 12, 58.3, 'good'],
  [0, 0, 0, 'weak'],
  [0, 5, 0, 'weak'],
  [5, 5, 100, 'excellent'],
  [7, 10, 70, 'excellent'],
  [1, 2, 50, 'good'],
  [49, 99, 49.5, 'weak'],
  // 69.97 is shown as 70,0 and must not be called less than that.
  [2099, 3000, 70, 'excellent'],
] as const)('%d wins in %d matches are %d %%: %s', (wins, played, rate, grade) => {
  expect(winRateOf(wins, played)).toBe(rate);
  expect(winGradeOf(rate)).toBe(grade);
});
