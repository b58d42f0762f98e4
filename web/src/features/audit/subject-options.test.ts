import { describe, expect, it } from 'vitest';
import { nameOfOption, subjectOptions } from './subject-options.ts';

const options = subjectOptions({
  matches: [
    { _id: 'm2', season: 2, week: 3, home: 'k', away: 'c', deleted: false },
    { _id: 'm1', season: 1, week: 3, home: 'c', away: 'x', deleted: true },
  ],
  teams: [
    { _id: 'k', name: 'Kartal', deleted: false },
    { _id: 'c', name: 'Çamlıca', deleted: true },
  ],
  players: [
    { _id: 'p', gamertag: 'Ada', deleted: false },
    { _id: 'a', gamertag: 'Hakan', deleted: true },
  ],
  admins: [{ _id: 'a', name: 'Hakan' }],
});

describe('what the boxes of the filter offer', () => {
  it('are matches by their teams, with the season where it is an older one', () => {
    expect(options.match).toEqual([
      { id: 'm2', label: 'Kartal – Çamlıca', note: '3.\u00a0hafta' },
      { id: 'm1', label: 'Çamlıca – Bilinmeyen takım', note: '3.\u00a0hafta, 1. sezon, silindi' },
    ]);
  });

  it('are teams and players, deleted ones too', () => {
    expect(options.team[1]).toEqual({ id: 'c', label: 'Çamlıca', note: 'silindi' });
    expect(options.player).toEqual([
      { id: 'p', label: 'Ada' },
      { id: 'a', label: 'Hakan', note: 'silindi' },
    ]);
  });

  it('are all who may have acted, each once', () => {
    expect(options.actor.map(({ id, note }) => [id, note])).toEqual([
      ['a', 'admin'],
      ['system', 'hesabı yok'],
      ['operator', 'hesabı yok'],
      ['visitor', 'hesabı yok'],
      ['p', 'oyuncu'],
    ]);
    expect(options.admin).toEqual([{ id: 'a', label: 'Hakan' }]);
  });

  it('name a match in a chip with its week', () => {
    const [match] = options.match;
    expect(match && nameOfOption('match', match)).toBe('Kartal – Çamlıca, 3.\u00a0hafta');
    expect(nameOfOption('team', { id: 'c', label: 'Çamlıca', note: 'silindi' })).toBe('Çamlıca');
  });
});
