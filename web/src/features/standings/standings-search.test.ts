import { describe, expect, it } from 'vitest';
import { standingsSearch } from './standings-search.ts';

/** What a search says, without what it leaves out. */
const said = (search: Readonly<Record<string, unknown>>) =>
  JSON.parse(JSON.stringify(standingsSearch(search as Parameters<typeof standingsSearch>[0]))) as unknown;

describe('the address of the standings', () => {
  it('names a season, a week, whose matches count, and when the results were known', () => {
    const search = { season: 2, week: 7, view: 'away', knownAt: '2026-11-20T18:00:00Z' };
    expect(said(search)).toEqual(search);
  });

  it.each(['2026-11-20T18:00:00Z', '2026-11-20T21:00:00+03:00', '2026-11-20T21:00+03:00', '2026-11-20T18:00:00.987Z'])(
    'names one second in one way: %s',
    (asOf) => {
      expect(said({ asOf })).toEqual({ asOf: '2026-11-20T18:00:00Z' });
    },
  );

  it('may lose its plus, which unescaped is a space', () => {
    expect(said({ knownAt: '2026-11-20T21:00:00 03:00' })).toEqual({ knownAt: '2026-11-20T18:00:00Z' });
  });

  it('keeps the week where a time stands beside it', () => {
    expect(said({ week: 3, asOf: '2026-11-20T18:00:00Z' })).toEqual({ week: 3 });
  });

  it.each([
    ['a time without an offset', { knownAt: '2026-11-20T18:00:00' }],
    ['a day', { asOf: '2026-11-20' }],
    ['a day that the calendar does not have', { asOf: '2026-13-40T18:00:00Z' }],
    ['a number', { knownAt: 20_261_120 }],
    ['an object', { knownAt: { $gt: '' }, view: ['home'] }],
    ['a side that is none', { view: 'middle' }],
    ['a name of every object', { view: '__proto__' }],
  ])('takes %s for nothing', (_what, search) => {
    expect(said(search)).toEqual({});
  });
});
