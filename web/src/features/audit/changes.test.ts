import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';
import { fieldText, valueText } from './value-text.ts';

describe('the changes of an event', () => {
  it('are the fields that differ, by path', () => {
    const before = { homeScore: 2, cards: { homeYellow: 1, awayYellow: null }, lines: [] };
    const after = { homeScore: 3, cards: { homeYellow: 1, awayYellow: 2 }, lines: [] };
    expect(changesOf({ before, after })).toEqual([
      { path: 'homeScore', before: 2, after: 3 },
      { path: 'cards.awayYellow', before: null, after: 2 },
    ]);
  });

  it('leave out what was nothing and still is', () => {
    const after = { homeScore: 0, walkover: null, incidents: [] };
    expect(changesOf({ before: null, after })).toEqual([{ path: 'homeScore', before: undefined, after: 0 }]);
    expect(changesOf({ before: null, after: null })).toEqual([]);
  });
});

describe('in words', () => {
  it('a field goes by the longest end of its path that has a name', () => {
    expect(fieldText('result.cards.homeYellow')).toBe('Sarı kart (ev sahibi)');
    expect(fieldText('something.else')).toBe('something.else');
  });

  it('a value is a team, a Turkish time, a status, a length, or itself', () => {
    const teams = [{ _id: 'k', name: 'Kartal' }];
    const values = ['k', '2026-11-20T18:00:00.000Z', 'finished', [1, 2], true, null, 4, 'x'];
    expect(values.map((value) => valueText(value, teams))).toEqual([
      'Kartal',
      '20.11.2026 21:00',
      'Tamamlandı',
      '2 kayıt',
      'evet',
      '–',
      '4',
      'x',
    ]);
  });
});
