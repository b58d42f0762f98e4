import { DEFAULT_LOGO } from '@league/query-api/contract/default-logo.ts';
import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { describe, expect, it } from 'vitest';
import { countTeams, findTeams, shortId } from './team-list.ts';

const team = (name: string, more: Partial<TeamAnswer> = {}): TeamAnswer => ({
  _id: `id-${name}`,
  name,
  logo: DEFAULT_LOGO,
  crest: 'red-white-stripes',
  city: null,
  createdAt: '2026-08-01T09:00:00.000Z',
  players: [],
  stats: { wins: 0, draws: 0, losses: 0 },
  ...more,
});
const named = (...names: readonly string[]): TeamAnswer[] => names.map((name) => team(name));
const found = (names: readonly string[], search: string): string[] =>
  findTeams(named(...names), search, 'name').map(({ name }) => name);

describe('searching a team', () => {
  const names = ['Işıklı Gücü', 'İzmir SK', 'Çamlıca', 'Boğaziçi Şahinleri', 'Üsküdar Birlik', 'Yeşilova 1987'];

  it.each([
    ['isik', ['Işıklı Gücü']],
    ['IŞIK', ['Işıklı Gücü']],
    ['ışık', ['Işıklı Gücü']],
    ['izmir', ['İzmir SK']],
    ['ızmir', ['İzmir SK']],
    ['İZMİR', ['İzmir SK']],
    ['camlıca', ['Çamlıca']],
    ['BOGAZ', ['Boğaziçi Şahinleri']],
    ['sahin', ['Boğaziçi Şahinleri']],
    ['ÜSKÜ', ['Üsküdar Birlik']],
    ['uskudar', ['Üsküdar Birlik']],
    ['1987', ['Yeşilova 1987']],
    ['  çamlıca ', ['Çamlıca']],
    ['kartal', []],
    // The typed text is not a pattern.
    ['.*', []],
  ])('finds by %s whatever the letters look like', (search, expected) => {
    expect(found(names, search)).toEqual(expected);
  });

  it('shows all that have a name when nothing is searched for, and never one without', () => {
    expect(found(['', '   ', 'Kartal'], '')).toEqual(['Kartal']);
    expect(found(['', 'Kartal'], ' ')).toEqual(['Kartal']);
  });
});

describe('the order of teams', () => {
  it('follows the Turkish alphabet, and numbers by their size', () => {
    expect(found(['Zara', 'İzmir', 'Işıklı', 'Şile', 'Sivas', 'Çamlıca', 'Cizre', 'Lig 10', 'Lig 9'], '')).toEqual([
      'Cizre',
      'Çamlıca',
      'Işıklı',
      'İzmir',
      'Lig 9',
      'Lig 10',
      'Sivas',
      'Şile',
      'Zara',
    ]);
  });

  it('has the newest first by date, and those of one moment by name', () => {
    const teams = [
      team('Zara'),
      team('Ardıç'),
      team('Yeni', { createdAt: '2026-09-01T09:00:00.000Z' }),
      team('Eski', { createdAt: '2025-09-01T09:00:00.000Z' }),
    ];
    expect(findTeams(teams, '', 'date').map(({ name }) => name)).toEqual(['Yeni', 'Ardıç', 'Zara', 'Eski']);
  });

  it('is the same each time for teams of one name', () => {
    const twins = [team('Kartal', { _id: 'b' }), team('Kartal', { _id: 'a' })];
    expect(findTeams(twins, '', 'name').map(({ _id }) => _id)).toEqual(['a', 'b']);
  });
});

describe('the figures above the list', () => {
  it('counts own logos only, and as active who has a result', () => {
    const teams = [
      team('A', { logo: '/images/a.webp', stats: { wins: 0, draws: 1, losses: 0 } }),
      team('B', { logo: '' }),
      team('C', { stats: { wins: 0, draws: 0, losses: 2 } }),
    ];
    expect(countTeams(teams)).toEqual({ total: 3, withLogo: 1, active: 2 });
    expect(countTeams([])).toEqual({ total: 0, withLogo: 0, active: 0 });
  });
});

describe('the short id', () => {
  it('is the end of the id in capitals, without a Turkish İ', () => {
    expect(shortId('96391042-95c5-511c-aea9-4347da26287b')).toBe('287B');
    expect(shortId('abci')).toBe('ABCI');
  });
});
