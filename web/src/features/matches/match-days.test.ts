import { describe, expect, it } from 'vitest';
import { matchOf } from '../../testing/match-of.ts';
import { neighboursOf, stripOf } from './match-days.ts';

const on = (day: string | null) => matchOf({ _id: `${day}`, date: day === null ? null : `${day}T18:00:00.000Z` });
const season = [on('2026-11-20'), on('2026-11-27'), on(null)];

describe('the days of matches', () => {
  it('are shown with today, the chosen day and the days beside it', () => {
    const strip = stripOf(season, '2026-11-27', '2026-11-30');
    expect(strip.map(({ day, matches }) => [day, matches.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-26', 0],
      ['2026-11-27', 1],
      ['2026-11-28', 0],
      ['2026-11-30', 0],
    ]);
  });

  it('lead from any day to the ones before and after it', () => {
    expect(neighboursOf(season, '2026-11-20')).toEqual({ before: undefined, after: '2026-11-27' });
    expect(neighboursOf(season, '2026-11-25')).toEqual({ before: '2026-11-20', after: '2026-11-27' });
    expect(neighboursOf(season, '2026-12-01')).toEqual({ before: '2026-11-27', after: undefined });
    expect(neighboursOf([], '2026-12-01')).toEqual({ before: undefined, after: undefined });
  });
});
