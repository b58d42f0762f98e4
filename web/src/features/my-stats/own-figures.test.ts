import { expect, it } from 'vitest';
import { figuresOf, perMatch } from './own-figures.ts';

const match = (outcome: 'win' | 'draw' | 'loss', goals = 0, assists = 0, saves = 0) => ({
  outcome,
  goals,
  assists,
  saves,
});

it('sums the matches of a player, whichever side they were played on', () => {
  expect(figuresOf([match('win', 2, 1), match('draw'), match('loss', 0, 1, 7), match('win', 1)])).toEqual({
    played: 4,
    wins: 2,
    draws: 1,
    losses: 1,
    goals: 3,
    assists: 2,
    saves: 7,
  });
});

it('is all zeros without a match', () => {
  expect(Object.values(figuresOf([])).every((figure) => figure === 0)).toBe(true);
});

it.each([
  [7, 4, 1.75],
  [0, 4, 0],
  [3, 0, 0],
])('%d in %d matches are %d a match', (total, played, average) => {
  expect(perMatch(total, played)).toBe(average);
});
