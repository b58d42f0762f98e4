import { describe, expect, it } from 'vitest';
import { filterFrom } from './filter.ts';

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
    { from: '2026-11-20T24:00' },
    { from: '2026-02-30T10:00' },
    { to: '2026-11-20T9:30' },
    { to: '2026-11-20T09:30:00Z' },
    { player: 'x' },
    { entry: '0' },
    { entry: '-1' },
    { entry: ['1'] },
    { before: '1', limit: 9999 },
  ])('falls back for %o', (search) => {
    expect(said(search)).toEqual({});
  });

  it('takes a minute of a day, and an entry as a number too, which the router makes of digits', () => {
    const search = { player: id, from: '2026-11-20T21:30', to: '2026-11-20', entry: 4182 };
    expect(said(search)).toEqual(search);
    expect(said({ entry: '4182' })).toEqual({ entry: 4182 });
    expect(said({ entry: '9007199254740993' })).toEqual({ entry: '9007199254740993' });
  });

  it('keeps what is right beside what is wrong', () => {
    expect(said({ type: 'MatchAdded', match: 'x' })).toEqual({ type: 'MatchAdded' });
    expect(said({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ from: '2026-11-02' });
    expect(said({ from: '2026-11-02T10:01', to: '2026-11-02T10:00' })).toEqual({ from: '2026-11-02T10:01' });
  });
});
