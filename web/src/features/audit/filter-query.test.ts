import { describe, expect, it } from 'vitest';
import { queryOf, withMoment } from './filter-query.ts';

describe('the ends of the filter', () => {
  it('move one each', () => {
    expect(withMoment({ type: 'MatchAdded', from: '2026-11-01' }, 'to', '2026-11-30')).toEqual({
      type: 'MatchAdded',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(withMoment({ from: '2026-11-01', to: '2026-11-02' }, 'from', undefined)).toEqual({ to: '2026-11-02' });
  });

  it('are never the wrong way round', () => {
    const filter = { from: '2026-11-10', to: '2026-11-20' };
    expect(withMoment(filter, 'from', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' });
    expect(withMoment(filter, 'to', '2026-11-05T10:00')).toEqual({ from: '2026-11-05', to: '2026-11-05T10:00' });
  });

  it('may be on one day', () => {
    const filter = { from: '2026-11-10T21:00', to: '2026-11-10' };
    expect(withMoment(filter, 'to', '2026-11-10T22:00')).toEqual({ ...filter, to: '2026-11-10T22:00' });
    expect(withMoment(filter, 'to', '2026-11-10T20:00')).toEqual({ from: '2026-11-10', to: '2026-11-10T20:00' });
  });
});

describe('the question to the server', () => {
  it('names what is said, in one order', () => {
    expect(queryOf({ to: '2026-11-30', type: 'MatchAdded', actor: 'a@b' })).toBe(
      'type=MatchAdded&actor=a%40b&to=2026-11-30',
    );
    expect(queryOf({})).toBe('');
  });

  it('names a minute in Turkish time as an instant, the last one included', () => {
    const search = new URLSearchParams(queryOf({ from: '2026-11-20T21:30', to: '2026-11-20T21:30' }));
    expect([search.get('from'), search.get('to')]).toEqual(['2026-11-20T18:30:00.000Z', '2026-11-20T18:31:00.000Z']);
  });
});
