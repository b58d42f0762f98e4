import { expect, it } from 'vitest';
import { resultsSearch as searchOf } from './results-search.ts';

/** Called as the router calls it, without the marker type that only the compiler needs. */
const resultsSearch = (search: object) => searchOf(search as Parameters<typeof searchOf>[0]);

it('takes a week and a match from the address', () => {
  expect(resultsSearch({ week: 7, match: 'a-1' })).toEqual({ week: 7, match: 'a-1' });
});

it.each([0, -1, 1.5, 1000, 9_007_199_254_740_991, '7', null, {}])('passes over what is no week: %j', (week) => {
  expect(resultsSearch({ week }).week).toBeUndefined();
});

it.each(['', '../x', 'a b', 'x'.repeat(65), 12, null])('passes over what is no match: %j', (match) => {
  expect(resultsSearch({ match }).match).toBeUndefined();
});
