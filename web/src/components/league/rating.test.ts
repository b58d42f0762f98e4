import { expect, it } from 'vitest';
import { overallTone, ratingTone, shownOverall } from './rating.ts';

it.each([
  [10, 'high'],
  [8, 'high'],
  [7.9, 'middle'],
  [6, 'middle'],
  [5.9, 'low'],
  [1, 'low'],
] as const)('a match rated %d is %s', (rating, tone) => {
  expect(ratingTone(rating)).toBe(tone);
});

it.each([
  [85, 85, 'high'],
  [84.5, 85, 'high'],
  [84.4, 84, 'middle'],
  [75, 75, 'middle'],
  [74, 74, 'modest'],
  [65, 65, 'modest'],
  [64.4, 64, 'low'],
] as const)('an overall rating of %d is shown as %d, %s', (rating, shown, tone) => {
  expect(shownOverall(rating)).toBe(shown);
  expect(overallTone(shown)).toBe(tone);
});
