import { expect, it } from 'vitest';
import { playerOf, teamOf } from '../../testing/player-of.ts';
import { statsOf } from '../../testing/stats-of.ts';
import { findByNameOrTeam, hasAny, toggled, totalsOf, withStatistics } from './totals.ts';

const kartal = playerOf('Kartal42', { currentTeam: teamOf('Işıklı'), stats: statsOf({ matchesPlayed: 2, goals: 3 }) });
const arda = playerOf('arda', { stats: statsOf({ gkSaves: 4, saves: 4, yellowCards: 1 }) });
const idle = playerOf('Zafer');
const waiting = playerOf('Bekleyen', { status: 'pending', isApproved: false });

it('lists approved players by gamertag', () => {
  expect(withStatistics([kartal, waiting, idle, arda]).map(({ gamertag }) => gamertag)).toEqual([
    'arda',
    'Kartal42',
    'Zafer',
  ]);
});

it.each([
  ['', ['Kartal42', 'arda', 'Zafer']],
  ['KARTAL', ['Kartal42']],
  ['isikli', ['Kartal42']],
  ['yok', []],
])('the search %o finds %o', (search, found) => {
  expect(findByNameOrTeam([kartal, arda, idle], search).map(({ gamertag }) => gamertag)).toEqual(found);
});

it('has anything to take back where one figure is above 0', () => {
  expect([kartal, arda, idle].map(({ stats }) => hasAny(stats))).toEqual([true, true, false]);
  expect(hasAny(statsOf({ matchesPlayed: 1 }))).toBe(true);
});

it('names what a reset of all takes back', () => {
  expect(totalsOf([kartal, arda, idle])).toEqual({
    players: 2,
    goals: 3,
    assists: 0,
    gkSaves: 4,
    yellowCards: 1,
    redCards: 0,
  });
});

it("choosing 'all' unticks the others, and another unticks 'all'", () => {
  expect(toggled(['goals', 'assists'], 'all')).toEqual(['all']);
  expect(toggled(['all'], 'goals')).toEqual(['goals']);
  expect(toggled(['goals'], 'assists')).toEqual(['goals', 'assists']);
  expect(toggled(['goals', 'assists'], 'goals')).toEqual(['assists']);
  expect(toggled(['all'], 'all')).toEqual([]);
});
