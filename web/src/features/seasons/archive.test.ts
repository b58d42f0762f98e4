import { expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { archivedWeeks, firstOf, playedIn } from './archive.ts';

it('the first of a table leads once a match counts, also where it has not played itself', () => {
  expect(firstOf([])).toBeUndefined();
  expect(firstOf([{ played: 0 }, { played: 0 }])).toBeUndefined();
  const [one, other] = [{ played: 0 }, { played: 1 }];
  expect(firstOf([one, other])).toBe(one);
});

it('a table counts each match twice', () => {
  expect(playedIn([{ played: 2 }, { played: 1 }, { played: 1 }])).toBe(2);
  expect(playedIn([])).toBe(0);
});

it('the weeks of a season stand in order, each with its days, its finished matches and their goals', () => {
  const late = matchOf({ week: 2, status: 'finished', homeScore: 2, awayScore: 1, date: '2026-09-12T19:00:00.000Z' });
  const early = matchOf({ week: 2, status: 'finished', homeScore: 0, awayScore: 0, date: '2026-09-11T19:00:00.000Z' });
  const undated = matchOf({ week: 2, date: null });
  const cancelled = matchOf({ week: 10, status: 'cancelled', date: null });
  expect(archivedWeeks([cancelled, undated, late, early])).toEqual([
    { week: 2, matches: [early, late, undated], first: early.date, last: late.date, over: 2, all: 3, goals: 3 },
    { week: 10, matches: [cancelled], first: null, last: null, over: 0, all: 0, goals: 0 },
  ]);
  expect(archivedWeeks([])).toEqual([]);
});
