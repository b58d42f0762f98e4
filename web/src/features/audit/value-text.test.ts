import { describe, expect, it } from 'vitest';
import { fieldLine, fieldsOf, fieldText, valueText } from './value-text.ts';

const about = {
  matchId: 'm',
  adminName: 'hakan',
  teams: [
    { _id: 'k', name: 'Kartal' },
    { _id: 'c', name: 'Çamlıca' },
  ],
  players: [{ _id: 'i', gamertag: 'Işık', deleted: false }],
};

describe('the fields of an event', () => {
  it('are told apart into what changed and what did not', () => {
    const before = { homeScore: 2, homeYellow: 1, awayYellow: null, lines: [] };
    const after = { homeScore: 3, homeYellow: 1, awayYellow: 2, lines: [] };
    expect(fieldsOf({ before, after })).toEqual({
      changed: [
        { name: 'homeScore', before: 2, after: 3 },
        { name: 'awayYellow', before: null, after: 2 },
      ],
      unchanged: [{ name: 'homeYellow', before: 1, after: 1 }],
    });
  });

  it('leave out what was nothing and still is', () => {
    const after = { homeScore: 0, walkover: null, incidents: [] };
    expect(fieldsOf({ before: null, after })).toEqual({
      changed: [{ name: 'homeScore', before: undefined, after: 0 }],
      unchanged: [],
    });
    expect(fieldsOf({ before: null, after: null })).toEqual({ changed: [], unchanged: [] });
  });

  it('name what is gone as well as what is new', () => {
    expect(fieldsOf({ before: { name: 'Kartal' }, after: { logo: '/images/k.png' } }).changed).toEqual([
      { name: 'name', before: 'Kartal', after: undefined },
      { name: 'logo', before: undefined, after: '/images/k.png' },
    ]);
  });
});

describe('a field in words', () => {
  it('has a name, or stays as it is stored', () => {
    expect(fieldText('homeYellow')).toBe('Sarı kart (ev sahibi)');
    expect(fieldText('somethingElse')).toBe('somethingElse');
    expect(fieldText('constructor')).toBe('constructor');
  });
});

describe('a value in words', () => {
  it.each([
    ['home', 'k', 'Kartal'],
    ['date', '2026-11-20T18:00:00.000Z', '20.11.2026 21:00'],
    ['startDate', '2026-11-20', '20 Kas 2026'],
    ['status', 'finished', 'Tamamlandı'],
    ['playoffFormat', 'round-robin', 'lig usulü'],
    ['tieBreakers', ['headToHead', 'goalDifference'], 'aralarındaki maçlar, averaj'],
    ['headToHeadWhen', 'complete', 'hepsi oynanınca sayılır'],
    ['lines', [{ playerId: 'i', goals: 1 }, { playerId: 'i' }], 'Işık (1 gol); Işık'],
    ['playerId', 'i', 'Işık'],
    ['gamertag', 'home', 'home'],
    ['anything', [{ x: 1 }, { x: 2 }], '2 kayıt'],
    ['enabled', true, 'evet'],
    ['homeScore', 0, '0'],
    ['week', 7, '7.\u00a0hafta'],
    ['provisionalScore', { home: 1, away: 0 }, '1\u2009–\u20090'],
    ['anything', { x: 1 }, '{"x":1}'],
    ['stadium', '', '(boş)'],
    ['color', '#0b7285', '#0b7285'],
    ['anything', 'constructor', 'constructor'],
    ['adminId', 'h', 'hakan'],
    ['weeks', [1], '1'],
    ['weeks', [1, 2, 3, 5, 8, 9], '1–3, 5, 8–9'],
  ])('%s: %o', (path, value, words) => {
    expect(valueText(path, value, about)).toBe(words);
  });

  it('names the side of a walkover by its team, while the match is known', () => {
    expect(valueText('walkover', 'home', about)).toBe('Kartal');
    expect(valueText('walkover', 'away', about)).toBe('Çamlıca');
    expect(valueText('walkover', 'away', { ...about, teams: [] })).toBe('deplasman');
  });

  it('leaves alone what people wrote, even where it looks like a word of ours', () => {
    expect(valueText('name', 'home', about)).toBe('home');
    expect(valueText('description', '<b>live</b>', about)).toBe('<b>live</b>');
    expect(valueText('title', 'live', about)).toBe('live');
  });
});

describe('both sides of a field', () => {
  it('say nothing where nothing was', () => {
    expect(fieldLine({ name: 'walkover', before: null, after: 'home' }, about)).toEqual({
      key: 'walkover',
      field: 'Hükmen galip',
      before: null,
      after: 'Kartal',
    });
    expect(fieldLine({ name: 'homeScore', before: 2, after: undefined }, about)).toMatchObject({
      before: '2',
      after: null,
    });
  });

  it('of a list of a result say only what is not in both', () => {
    const kept = { playerId: 'i', goals: 1 };
    const after = [kept, { playerId: 'i', goals: 3 }];
    const line = fieldLine({ name: 'lines', before: [kept, { playerId: 'i', goals: 2 }], after }, about);
    expect([line.before, line.after].map(String)).toEqual([
      expect.stringContaining('2 gol'),
      expect.stringContaining('3 gol'),
    ]);
    expect(String(line.before)).not.toContain('1 gol');
    const more = fieldLine({ name: 'lines', before: [kept], after: [kept, { playerId: 'i', goals: 3 }] }, about);
    expect(more).toMatchObject({ before: null, after: 'Işık (3 gol)' });
  });

  it('never look the same when they are not', () => {
    const line = fieldLine({ name: 'anything', before: [{ minute: 1 }], after: [{ minute: 2 }] }, about);
    expect(line.before).toBe('1 kayıt');
    expect(line.after).toBe('1 kayıt (içeriği değişti)');
  });
});
