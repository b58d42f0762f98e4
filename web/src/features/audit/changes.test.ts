import { describe, expect, it } from 'vitest';
import { fieldsOf } from './changes.ts';

describe('the fields of an event', () => {
  it('are told apart by path into what changed and what did not', () => {
    const before = { homeScore: 2, cards: { homeYellow: 1, awayYellow: null }, lines: [] };
    const after = { homeScore: 3, cards: { homeYellow: 1, awayYellow: 2 }, lines: [] };
    expect(fieldsOf({ before, after })).toEqual({
      changed: [
        { path: 'homeScore', before: 2, after: 3 },
        { path: 'cards.awayYellow', before: null, after: 2 },
      ],
      unchanged: [{ path: 'cards.homeYellow', before: 1, after: 1 }],
    });
  });

  it('leave out what was nothing and still is', () => {
    const after = { homeScore: 0, walkover: null, incidents: [] };
    expect(fieldsOf({ before: null, after })).toEqual({
      changed: [{ path: 'homeScore', before: undefined, after: 0 }],
      unchanged: [],
    });
    expect(fieldsOf({ before: null, after: null })).toEqual({ changed: [], unchanged: [] });
  });

  it('name what is gone as well as what is new', () => {
    expect(fieldsOf({ before: { name: 'Kartal' }, after: { logo: '/images/k.png' } }).changed).toEqual([
      { path: 'name', before: 'Kartal', after: undefined },
      { path: 'logo', before: undefined, after: '/images/k.png' },
    ]);
  });
});
