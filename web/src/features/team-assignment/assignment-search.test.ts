import { expect, it } from 'vitest';
import { assignmentSearch as searchOf } from './assignment-search.ts';

/** Called as the router calls it, without the marker type that only the compiler needs. */
const assignmentSearch = (search: object) => searchOf(search as Parameters<typeof searchOf>[0]);

it('takes filters, order, view and the open dialog from the address', () => {
  const search = {
    q: 'kartal',
    team: 'free',
    position: 'Sol Bek',
    sort: 'team',
    order: 'desc',
    view: 'list',
    assign: 'any',
  };
  expect(assignmentSearch(search)).toEqual(search);
});

it.each([
  { q: '' },
  { team: '../x' },
  { position: 'Antrenör' },
  { sort: 'shoes' },
  { order: 'asc' },
  { view: 'grid' },
  { assign: '<b>' },
  { sort: { a: 1 } },
])('passes over what makes no sense, and what is the default: %j', (search) => {
  expect(Object.values(assignmentSearch(search)).filter((value) => value !== undefined)).toEqual([]);
});
