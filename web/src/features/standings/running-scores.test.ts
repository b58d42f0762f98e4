import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { runningScores } from './running-scores.ts';

it('a team that plays has its own goals first; one whose match is over, or has no score yet, has none', () => {
  const team = (_id: string) => ({ ...matchOf().homeTeam, _id });
  const scores = runningScores([
    matchOf({ status: 'live', homeTeam: team('a'), awayTeam: team('b'), homeScore: 2, awayScore: 1 }),
    matchOf({ status: 'live', homeTeam: team('c'), awayTeam: team('d') }),
    matchOf({ status: 'finished', homeTeam: team('e'), awayTeam: team('f'), homeScore: 1, awayScore: 0 }),
  ]);
  expect([...scores]).toEqual([
    ['a', { own: 2, other: 1 }],
    ['b', { own: 1, other: 2 }],
  ]);
});
