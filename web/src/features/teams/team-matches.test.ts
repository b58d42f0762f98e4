import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { byInterest, matchesOf, mayHaveLineup, playedBy } from './team-matches.ts';

const [kartal, camlica, ege] = ['k', 'c', 'e'].map((_id) => ({
  _id,
  name: _id,
  logo: '',
  crest: 'red-white-stripes',
})) as [
  ReturnType<typeof matchOf>['homeTeam'],
  ReturnType<typeof matchOf>['homeTeam'],
  ReturnType<typeof matchOf>['homeTeam'],
];
const finished = { status: 'finished', homeScore: 3, awayScore: 1 } as const;
const matches = [
  matchOf({ _id: 'home', ...finished, homeTeam: kartal, awayTeam: camlica }),
  matchOf({ _id: 'away', ...finished, homeTeam: ege, awayTeam: kartal }),
  matchOf({ _id: 'walkover', ...finished, awayScore: 0, homeTeam: kartal, awayTeam: ege, isWalkover: true }),
  matchOf({ _id: 'others', ...finished, homeTeam: camlica, awayTeam: ege }),
  matchOf({ _id: 'live', status: 'live', homeScore: 2, awayScore: 0, homeTeam: kartal, awayTeam: ege }),
  matchOf({ _id: 'planned', homeTeam: camlica, awayTeam: kartal }),
];

it('finds the matches of a team on either side', () => {
  expect(matchesOf('k', matches).map(({ _id }) => _id)).toEqual(['home', 'away', 'walkover', 'live', 'planned']);
});

it('counts finished matches and their goals, not what is being played', () => {
  expect(playedBy('k', matches)).toEqual({ matches: 3, goals: 7 });
  expect(playedBy('nobody', matches)).toEqual({ matches: 0, goals: 0 });
});

it('stand in the order of interest: two that come next, the results from the latest on, and what comes later', () => {
  const at = (_id: string, status: 'finished' | 'scheduled' | 'live') => matchOf({ _id, status });
  const season = [
    at('a', 'finished'),
    at('b', 'finished'),
    at('c', 'live'),
    at('d', 'scheduled'),
    at('e', 'scheduled'),
  ];
  expect(byInterest(season).map(({ _id }) => _id)).toEqual(['d', 'c', 'b', 'a', 'e']);
  expect(byInterest(season.slice(0, 2)).map(({ _id }) => _id)).toEqual(['b', 'a']);
});

it('looks for a line-up in what was or is played, the latest first', () => {
  expect(mayHaveLineup(matchesOf('k', matches)).map(({ _id }) => _id)).toEqual(['live', 'away', 'home']);
});
