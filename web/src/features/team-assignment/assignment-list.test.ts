import { describe, expect, it } from 'vitest';
import { playerOf, teamOf } from '../../testing/player-of.ts';
import { assignable, countAssigned, findAssignable } from './assignment-list.ts';

const [kartal, camlica] = [teamOf('Kartal'), teamOf('Çamlıca')];
const players = [
  playerOf('Umut', { position: 'Kaleci', currentTeam: kartal, overallRating: 71 }),
  playerOf('Çınar', { position: 'Forvet', currentTeam: camlica }),
  playerOf('Cem', { position: 'Kaleci', overallRating: 88.5 }),
  playerOf('Ada', { position: null, currentTeam: kartal }),
];

const found = (filters: Parameters<typeof findAssignable>[1]): readonly string[] =>
  findAssignable(players, filters).map(({ gamertag }) => gamertag);

it('lists approved players only', () => {
  const others = [playerOf('Bekleyen', { status: 'pending' }), playerOf('Giden', { status: 'rejected' })];
  expect(assignable([...others, ...players])).toEqual(players);
});

describe('the filters', () => {
  it.each([
    [{ q: 'cinar' }, ['Çınar']],
    [{ team: kartal._id }, ['Ada', 'Umut']],
    [{ team: 'free' }, ['Cem']],
    [{ team: 'no-such-team' }, []],
    [{ position: 'Kaleci' }, ['Cem', 'Umut']],
    [{ position: 'Kaleci', team: 'free' }, ['Cem']],
  ] as const)('%j leave %j', (filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });
});

describe('the order', () => {
  it.each([
    ['the alphabet', {}, ['Ada', 'Cem', 'Çınar', 'Umut']],
    ['the alphabet, turned round', { order: 'desc' }, ['Umut', 'Çınar', 'Cem', 'Ada']],
    ['the pitch, those without a position last', { sort: 'position' }, ['Cem', 'Umut', 'Çınar', 'Ada']],
    ['the pitch, turned round', { sort: 'position', order: 'desc' }, ['Ada', 'Çınar', 'Cem', 'Umut']],
    ['ratings', { sort: 'rating' }, ['Ada', 'Çınar', 'Umut', 'Cem']],
    ['ratings, the best first', { sort: 'rating', order: 'desc' }, ['Cem', 'Umut', 'Ada', 'Çınar']],
    ['the teams, free ones last', { sort: 'team' }, ['Çınar', 'Ada', 'Umut', 'Cem']],
    ['the teams, turned round', { sort: 'team', order: 'desc' }, ['Cem', 'Ada', 'Umut', 'Çınar']],
  ] as const)('is that of %s, and level ones stand by gamertag', (_of, filters, expected) => {
    expect(found(filters)).toEqual(expected);
  });
});

it('counts those with a team and those without', () => {
  expect(countAssigned(players)).toEqual({ total: 4, withTeam: 3, free: 1 });
});
