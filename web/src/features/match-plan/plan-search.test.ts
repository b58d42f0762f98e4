import { expect, it } from 'vitest';
import { planSearch as searchOf } from './plan-search.ts';

/** Called as the router calls it, without the marker type that only the compiler needs. */
const planSearch = (search: object) => searchOf(search as Parameters<typeof searchOf>[0]);

it('takes the filters and the open dialog from the address', () => {
  const search = { q: 'kartal', status: 'live', week: 7, missing: true, match: 'a-1', open: 'remove-referee' };
  expect(planSearch(search)).toEqual(search);
});

it('takes a number that is searched for as a text', () => {
  expect(planSearch({ q: 1987 }).q).toBe('1987');
});

it.each([
  {},
  { q: '' },
  { q: 'x'.repeat(101) },
  { status: 'all' },
  { status: 'constructor' },
  { week: '7' },
  { week: 0 },
  { missing: false },
  { missing: 'true' },
  { match: '../x' },
  { open: 'delete' },
  { open: ['referee'] },
])('passes over what makes no sense, and what is the default: %j', (search) => {
  expect(Object.values(planSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
