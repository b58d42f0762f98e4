import { describe, expect, it } from 'vitest';
import { filterFrom, queryOf, withDay } from './filter.ts';

const id = '96391042-95c5-511c-aea9-4347da26287b';
/** The filter as the router gets it, without members that are undefined. */
const said = (search: object): unknown =>
  JSON.parse(JSON.stringify(filterFrom(search as Parameters<typeof filterFrom>[0])));

describe('the filter in the address', () => {
  it('is taken as it stands', () => {
    const search = { type: 'MatchResultCorrected', match: id, actor: 'system', from: '2026-11-01', to: '2026-11-30' };
    expect(said(search)).toEqual(search);
    expect(said({ team: id, from: '2026-11-01', to: '2026-11-01' })).toEqual({
      team: id,
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });

  it.each([
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'Match Added' },
    { type: ['MatchAdded'] },
    { match: '1' },
    { match: `${id}\n` },
    { match: id.toUpperCase() },
    { match: { $gt: '' } },
    { team: '<script>' },
    { actor: '' },
    { actor: '../admin' },
    { actor: 'x'.repeat(101) },
    { actor: null },
    { from: '2026-02-30' },
    { from: '2026-13-01' },
    { from: '31.02.2026' },
    { from: 20_261_101 },
    { to: 'yesterday' },
    { to: '1999-12-31' },
    { before: '1', limit: 9999 },
  ])('falls back for %o', (search) => {
    expect(said(search)).toEqual({});
  });

  it('keeps what is right beside what is wrong', () => {
    expect(said({ type: 'MatchAdded', match: 'x' })).toEqual({ type: 'MatchAdded' });
    expect(said({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ from: '2026-11-02' });
  });
});

describe('the days of the filter', () => {
  it('move one end each', () => {
    expect(withDay({ type: 'MatchAdded', from: '2026-11-01' }, 'to', '2026-11-30')).toEqual({
      type: 'MatchAdded',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(withDay({ from: '2026-11-01', to: '2026-11-02' }, 'from', undefined)).toEqual({ to: '2026-11-02' });
  });

  it('are never the wrong way round', () => {
    const filter = { from: '2026-11-10', to: '2026-11-20' };
    expect(withDay(filter, 'from', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(withDay(filter, 'to', '2026-11-05')).toEqual({ from: '2026-11-05', to: '2026-11-05' });
  });
});

describe('the question to the server', () => {
  it('names what is said, in one order', () => {
    expect(queryOf({ to: '2026-11-30', type: 'MatchAdded', actor: 'a@b' })).toBe(
      'type=MatchAdded&actor=a%40b&to=2026-11-30',
    );
    expect(queryOf({})).toBe('');
  });
});
