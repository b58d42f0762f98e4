import { describe, expect, it } from 'vitest';
import { playerOf, teamOf } from '../../testing/player-of.ts';
import { countStatuses, findPlayers, listPlayers } from './player-list.ts';

const players = [
  playerOf('Zeki'),
  playerOf('Çınar', { currentTeam: teamOf('Işıklı Gücü') }),
  playerOf('Cem', { status: 'rejected' }),
  playerOf('Umut', { status: 'pending', email: 'umut@ornek.com', firstName: 'Ömer', lastName: 'Şahin' }),
  playerOf('Ilgaz', { status: 'pending', psoId: 'PSO_77' }),
  playerOf('Ada', { email: null, psoId: null, hasAccount: false }),
];

const found = (search: string, status?: Parameters<typeof findPlayers>[2]): readonly string[] =>
  findPlayers(listPlayers(players), search, status).map(({ gamertag }) => gamertag);

it('lists those who wait first, then approved and rejected ones, each in the order of the Turkish alphabet', () => {
  expect(found('')).toEqual(['Ilgaz', 'Umut', 'Ada', 'Çınar', 'Zeki', 'Cem']);
});

it.each([
  ['cinar', ['Çınar']],
  ['ÇINAR', ['Çınar']],
  ['ılgaz', ['Ilgaz']],
  ['ilgaz', ['Ilgaz']],
  ['pso_77', ['Ilgaz']],
  ['umut@ornek', ['Umut']],
  ['sahin omer', ['Umut']],
  ['isikli', ['Çınar']],
  ['null', []],
  ['  zeki ', ['Zeki']],
])('finds by gamertag, address, PSO id, name and team: %s', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

describe('a status', () => {
  it('filters together with the search', () => {
    expect(found('', 'pending')).toEqual(['Ilgaz', 'Umut']);
    expect(found('umut', 'approved')).toEqual([]);
  });

  it('is counted', () => {
    expect(countStatuses(players)).toEqual({ pending: 2, approved: 3, rejected: 1 });
  });
});
