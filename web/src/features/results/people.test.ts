import { expect, it } from 'vitest';
import { detailsOf } from '../../testing/match-of.ts';
import { playerOf } from '../../testing/player-of.ts';
import { nameIn, optionsOf, peopleOf } from './people.ts';

const match = detailsOf();
const teamOf = ({ _id, name, logo }: typeof match.homeTeam) => ({ _id, name, logo, city: null });
const home = teamOf(match.homeTeam);
const away = teamOf(match.awayTeam);

it('lists the approved players of the two teams, each with number and team', () => {
  const people = peopleOf(match, [
    playerOf('Arda', { currentTeam: home, jerseyNumber: 8 }),
    playerOf('Ardıç', { currentTeam: away, jerseyNumber: null }),
    playerOf('Bekleyen', { currentTeam: home, isApproved: false }),
    playerOf('Boşta'),
    playerOf('Başka', { currentTeam: { ...home, _id: 'x' } }),
  ]);
  expect(optionsOf(people, match)).toEqual([
    { id: 'id-Arda', label: 'Arda', note: '8 numara, Kartal' },
    { id: 'id-Ardıç', label: 'Ardıç', note: 'Çamlıca' },
  ]);
});

it('keeps who stands in the match on that side and with that number, also after a transfer or as a deleted player', () => {
  const place = (gamertag: string, deleted = false) => ({
    player: { _id: `id-${gamertag}`, gamertag, deleted },
    position: null,
    jerseyNumber: 99,
  });
  const standing = detailsOf({ homeLineup: [place('Arda')], awayLineup: [place('Silinen', true)] });
  const people = peopleOf(standing, [playerOf('Arda', { currentTeam: away, jerseyNumber: 8 })]);
  expect(people.get('id-Arda')).toMatchObject({ side: 'home', number: 99, position: 'Stoper' });
  expect(people.get('id-Silinen')).toMatchObject({ side: 'away', deleted: true });
  expect(nameIn(people, 'x')).toBe('Bilinmeyen oyuncu');
});
