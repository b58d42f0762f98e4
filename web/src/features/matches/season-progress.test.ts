import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { progressOf } from './season-progress.ts';

it('a season has weeks that are over, that run and that are ahead, and counts the matches that are played', () => {
  const season = [
    matchOf({ week: 1, status: 'finished' }),
    matchOf({ week: 1, status: 'cancelled' }),
    matchOf({ week: 2, status: 'finished' }),
    matchOf({ week: 2, date: null }),
    matchOf({ week: 3 }),
  ];
  expect(progressOf(season)).toEqual({
    ticks: ['over', 'running', 'ahead'],
    weeks: { over: 1, all: 3 },
    matches: { over: 2, all: 4 },
  });
  expect(progressOf([])).toMatchObject({ ticks: [], weeks: { over: 0, all: 0 }, matches: { over: 0, all: 0 } });
});
