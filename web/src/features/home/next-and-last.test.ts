import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { nextAndLast } from './next-and-last.ts';

const match = (_id: string, status: MatchAnswer['status'], date: string | null): MatchAnswer =>
  matchOf({ _id, status, date });
const ids = (matches: readonly MatchAnswer[]) => matches.map(({ _id }) => _id);
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T18:00:00.000Z`;

describe('on a day without matches', () => {
  it('the next three of the week come first, those without a date last; cancelled ones do not come', () => {
    const { next } = nextAndLast(
      8,
      [
        match('undated', 'scheduled', null),
        match('late', 'scheduled', day(24)),
        match('off', 'cancelled', day(22)),
        match('early', 'scheduled', day(23)),
        match('on', 'live', day(22)),
      ],
      [],
    );
    expect(ids(next)).toEqual(['on', 'early', 'late']);
  });

  it('the newest three results are of this week, once it has some', () => {
    const results = [21, 20, 23, 22].map((each) => match(`${each}`, 'finished', day(each)));
    const { last, lastWeek } = nextAndLast(8, results, [match('old', 'finished', day(14))]);
    expect(ids(last)).toEqual(['21', '22', '23']);
    expect(lastWeek).toBe(8);
  });

  it('the newest results are of the week before, while this one has none', () => {
    const { last, lastWeek } = nextAndLast(
      8,
      [match('coming', 'scheduled', day(24))],
      [match('over', 'finished', day(14)), match('never', 'cancelled', day(14))],
    );
    expect(ids(last)).toEqual(['over']);
    expect(lastWeek).toBe(7);
  });

  it('before the first week there is nothing behind', () => {
    expect(nextAndLast(1, [match('first', 'scheduled', null)], [match('first', 'scheduled', null)])).toMatchObject({
      last: [],
      lastWeek: 1,
    });
  });
});
