import { describe, expect, it } from 'vitest';
import { standingsQuery } from './queries.ts';
import { standingsSearch, viewOf } from './standings-search.ts';

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

  it('may ask for the play-off, which a season without one does not show', () => {
    expect(said({ view: 'playoff' })).toEqual({ view: 'playoff' });
    const terms = (enabled: boolean) => ({
      playoffSettings: { enabled, playoffTeams: 6, playoffFormat: 'single-elimination' as const },
    });
    expect(viewOf({ view: 'playoff' }, terms(true))).toBe('playoff');
    expect(viewOf({ view: 'playoff' }, terms(false))).toBeUndefined();
    expect(viewOf({ view: 'home' }, terms(false))).toBe('home');
  });

  it('asks the server for the table of all matches, from which a play-off is drawn', () => {
    expect(standingsQuery({ season: 2, view: 'playoff' }).queryKey).toEqual(standingsQuery({ season: 2 }).queryKey);
    expect(standingsQuery({ view: 'home' }).queryKey).not.toEqual(standingsQuery().queryKey);
  });

  it.each([
    ['a time without an offset', { knownAt: '2026-11-20T18:00:00' }],
    ['a day', { asOf: '2026-11-20' }],
    ['a day that the calendar does not have', { asOf: '2026-13-40T18:00:00Z' }],
    ['a number', { knownAt: 20_261_120 }],
    ['an object', { knownAt: { $gt: '' }, view: ['home'] }],
    ['a side that is none', { view: 'middle' }],
    ['a name of every object', { view: '__proto__' }],
    ['the play-off as a list', { view: ['playoff'] }],
  ])('takes %s for nothing', (_what, search) => {
    expect(said(search)).toEqual({});
  });
});
