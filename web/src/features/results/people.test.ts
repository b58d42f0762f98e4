import type { MatchPlayer } from '@league/query-api/contract/match-players.ts';
import { expect, it } from 'vitest';
import { filterOptions } from '../../components/ui/combobox-filter.ts';
import { detailsOf } from '../../testing/match-of.ts';
import { nameIn, optionsOf, peopleOf } from './people.ts';

const match = detailsOf();
const playerOf = (gamertag: string, sides: MatchPlayer['sides'], jerseyNumber: number | null = 8): MatchPlayer => ({
  _id: `id-${gamertag}`,
  gamertag,
  position: 'Stoper',
  jerseyNumber,
  sides,
});

it('lists the players of either side, each with number and team, and who may stand in both for each', () => {
  const people = peopleOf(match, [playerOf('Arda', ['home']), playerOf('Ardıç', ['away', 'home'], null)]);
  expect(optionsOf(people, match).map(({ person, side, label, note }) => [person.id, side, label, note])).toEqual([
    ['id-Arda', 'home', 'Arda', '8 numara, Kartal'],
    ['id-Ardıç', 'home', 'Ardıç', 'Kartal'],
    ['id-Ardıç', 'away', 'Ardıç', 'Çamlıca'],
  ]);
  const ids = optionsOf(people, match).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('are found by gamertag, and then by the name of the team', () => {
  const people = peopleOf(match, [playerOf('Arda', ['home']), playerOf('Kartalkaya', ['away'])]);
  const found = filterOptions(optionsOf(people, match), 'kartal').shown;
  expect(found.map(({ label }) => label)).toEqual(['Kartalkaya', 'Arda']);
});

it('keeps who stands in the match on that side and with that number, also after a transfer or as a deleted player', () => {
  const place = (gamertag: string, deleted = false) => ({
    player: { _id: `id-${gamertag}`, gamertag, deleted },
    position: null,
    jerseyNumber: 99,
  });
  const standing = detailsOf({ homeLineup: [place('Arda')], awayLineup: [place('Silinen', true)] });
  const people = peopleOf(standing, [playerOf('Arda', ['away'])]);
  expect(people.get('id-Arda')).toMatchObject({ sides: ['home'], number: 99, position: 'Stoper' });
  expect(people.get('id-Silinen')).toMatchObject({ sides: ['away'], deleted: true });
  expect(nameIn(people, 'x')).toBe('Bilinmeyen oyuncu');
});
