import { playerPositions } from '@league/query-api/contract/positions.ts';
import { FIRST_PLAYERS } from '@league/query-api/contract/player-calls.ts';
import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { describe, expect, it } from 'vitest';
import { statsOf } from '../../testing/stats-of.ts';
import { findPlayers, rosterOf } from './player-list.ts';
import { type PlayerFilter, playerSearch } from './player-search.ts';
import { FIRST } from './queries.ts';

const kartal = {
  _id: '00000000-0000-4000-8000-00000000000a',
  name: 'Kartal',
  logo: '',
  crest: 'red-white-stripes',
  city: null,
};
const camlica = {
  _id: '00000000-0000-4000-8000-00000000000b',
  name: 'Çamlıca',
  logo: '',
  crest: 'red-white-stripes',
  city: null,
};

const player = (gamertag: string, more: Partial<PlayerAnswer> = {}): PlayerAnswer => ({
  _id: `id-${gamertag}`,
  gamertag,
  position: 'Kaleci',
  jerseyNumber: 1,
  currentTeam: null,
  isApproved: true,
  isAdmin: false,
  roles: [],
  createdAt: '2026-08-01T09:00:00.000Z',
  stats: statsOf(),
  overallRating: null,
  ...more,
});

const roster = rosterOf([
  player('Işıklı'),
  player('İzmir35', { position: 'Forvet', currentTeam: kartal }),
  player('çamlıcalı', { position: 'Stoper', currentTeam: camlica }),
  player('GÜÇ'),
  player('Bekleyen', { isApproved: false, currentTeam: kartal }),
]);
const found = (filter: Partial<PlayerFilter>): readonly string[] =>
  findPlayers(roster, { q: undefined, position: undefined, team: undefined, ...filter }).map(
    ({ gamertag }) => gamertag,
  );

describe('the list of players', () => {
  it('has approved players only, also where an admin is answered with all', () => {
    expect(roster.players.map(({ gamertag }) => gamertag)).toEqual(['Işıklı', 'İzmir35', 'çamlıcalı', 'GÜÇ']);
    expect(roster.withTeam).toBe(2);
  });

  it('names the teams that have players, in the order of the Turkish alphabet', () => {
    expect(roster.teams.map(({ name }) => name)).toEqual(['Çamlıca', 'Kartal']);
  });

  it.each<[Partial<PlayerFilter>, readonly string[]]>([
    [{}, ['Işıklı', 'İzmir35', 'çamlıcalı', 'GÜÇ']],
    [{ q: 'ISIK' }, ['Işıklı']],
    [{ q: 'izm' }, ['İzmir35']],
    [{ q: 'CAMLIca' }, ['çamlıcalı']],
    [{ q: 'guc' }, ['GÜÇ']],
    [{ q: '.*' }, []],
    [{ position: 'Kaleci' }, ['Işıklı', 'GÜÇ']],
    [{ team: 'free' }, ['Işıklı', 'GÜÇ']],
    [{ team: kartal._id }, ['İzmir35']],
    [{ team: kartal._id, position: 'Kaleci' }, []],
    [{ q: 'i', team: camlica._id, position: 'Stoper' }, ['çamlıcalı']],
  ])('finds by %o', (filter, expected) => {
    expect(found(filter)).toEqual(expected);
  });

  it('begins with as many players as the contract answers at first', () => {
    expect(FIRST).toBe(FIRST_PLAYERS);
  });
});

/** Called as the router calls it. */
const read = (search: object): object => playerSearch(search as Parameters<typeof playerSearch>[0]);

describe('the search in the address of the players', () => {
  it('is taken as it stands', () => {
    expect(read({ q: 1987, position: 'Sol Bek', team: kartal._id })).toEqual({
      q: '1987',
      position: 'Sol Bek',
      team: kartal._id,
    });
    expect(read({ team: 'free' })).toEqual({ team: 'free' });
  });

  it('offers the eleven positions that a player can have, and not those of line-ups only', () => {
    expect(playerPositions).toHaveLength(11);
    expect(playerPositions).not.toContain('Sağ Forvet');
  });

  it.each([
    { q: '' },
    { q: ['a'] },
    { q: 'x'.repeat(101) },
    { position: 'Libero' },
    { position: 'Sağ Forvet' },
    { team: '<b>' },
    { team: 5 },
    { page: 2 },
  ])('falls back for %o', (search) => {
    expect(read(search)).toEqual({});
  });
});
