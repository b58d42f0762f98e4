import { describe, expect, it } from 'vitest';
import { teamSearch } from './team-search.ts';

/** Called as the router calls it. */
const read = (search: object): object => teamSearch(search as Parameters<typeof teamSearch>[0]);

describe('the search in the address of the teams', () => {
  it('is taken as it stands, a number as its digits', () => {
    expect(read({ q: 'Işık', sort: 'date' })).toEqual({ q: 'Işık', sort: 'date' });
    expect(read({ q: 1987 })).toEqual({ q: '1987' });
    expect(read({ q: '<b>' })).toEqual({ q: '<b>' });
  });

  it('does not say what is usual', () => {
    expect(read({ q: '', sort: 'name' })).toEqual({});
  });

  it.each([
    { q: ['a'] },
    { q: { toString: 'x' } },
    { q: null },
    { q: true },
    { q: 'x'.repeat(101) },
    { sort: 'constructor' },
    { sort: ['date'] },
    { sort: 1 },
    { page: 2 },
  ])('falls back for %o', (search) => {
    expect(read(search)).toEqual({});
  });

  it('names what falls away, or the router would keep it', () => {
    expect(Object.keys(read({ q: [1] }))).toEqual(['q', 'sort']);
  });
});
