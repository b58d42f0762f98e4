import { expect, it } from 'vitest';
import { playersSearch as searchOf } from './players-search.ts';

/** Called as the router calls it, without the marker type that only the compiler needs. */
const playersSearch = (search: object) => searchOf(search as Parameters<typeof searchOf>[0]);
const NOTHING = { q: undefined, status: undefined, player: undefined, open: undefined };

it('takes search, status and what is open for whom from the address', () => {
  const search = { q: 'kartal', status: 'pending', player: 'a-1', open: 'edit' };
  expect(playersSearch(search)).toEqual(search);
  expect(playersSearch({ q: 1987 })).toEqual({ ...NOTHING, q: '1987' });
});

it.each([
  { q: '' },
  { q: 'x'.repeat(101) },
  { q: {} },
  { status: 'drop' },
  { status: '__proto__' },
  { status: ['pending'] },
  { player: '../x' },
  { player: '<b>' },
  { open: 'constructor' },
  { open: null },
])('passes over what makes no sense: %j', (search) => {
  expect(playersSearch(search)).toEqual(NOTHING);
});
