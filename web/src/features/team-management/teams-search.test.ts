import { expect, it } from 'vitest';
import { managedTeamsSearch as searchOf } from './teams-search.ts';

/** Called as the router calls it, without the marker type that only the compiler needs. */
const managedTeamsSearch = (search: object) => searchOf(search as Parameters<typeof searchOf>[0]);

it.each([
  [{}, {}],
  [
    { q: 'kartal', team: 'a-1', open: 'delete' },
    { q: 'kartal', team: 'a-1', open: 'delete' },
  ],
  [
    { q: 1987, open: 'add' },
    { q: '1987', open: 'add' },
  ],
  [{ q: '', team: '../x', open: 'edit' }, {}],
  [{ q: ['x'], team: '<b>', open: '__proto__' }, {}],
])('reads %j as %j', (search, expected) => {
  expect(managedTeamsSearch(search)).toEqual({ q: undefined, team: undefined, open: undefined, ...expected });
});
