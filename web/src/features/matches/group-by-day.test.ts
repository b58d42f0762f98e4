import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';
import { matchOf } from '../../testing/match-of.ts';

it('groups by Turkish day in the order of kick-off, undated matches last', () => {
  const days = groupByDay([
    matchOf({ _id: 'undated', date: null }),
    matchOf({ _id: 'after midnight', date: '2026-11-20T21:30:00.000Z' }),
    matchOf({ _id: 'late', date: '2026-11-20T18:00:00.000Z' }),
    matchOf({ _id: 'early', date: '2026-11-20T15:00:00.000Z' }),
    matchOf({ _id: 'never set', date: '1970-01-01T00:00:00.000Z' }),
  ]);
  expect(Array.from(days, ([day, matches]) => [day, matches.map((each) => each._id)])).toEqual([
    ['2026-11-20', ['early', 'late']],
    ['2026-11-21', ['after midnight']],
    ['', ['undated', 'never set']],
  ]);
});

it('has no days without matches', () => {
  expect(groupByDay([]).size).toBe(0);
});
