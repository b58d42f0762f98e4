import { describe, expect, it } from 'vitest';
import { weekByTable, weekTonight } from './current-week.ts';

const after = (...played: number[]) => played.map((count) => ({ played: count }));
const of = <Status extends 'scheduled' | 'live' | 'finished' | 'cancelled'>(week: number, status: Status) => ({
  week,
  status,
});

describe('the week being played', () => {
  describe('by the table', () => {
    it.each([
      ['before the first match, the first', after(0, 0), 11, 1],
      ['while a week is being played, that one', after(4, 3, 4, 3), 11, 4],
      ['once all have played it, the next', after(4, 4, 4), 11, 5],
      ['with one match postponed, the next all the same', after(4, 3, 4, 3, 4, 4, 4, 4), 11, 5],
      ['with matches played ahead of time, the one that the others play', after(5, 5, 5, 5, 4, 4, 3, 3, 3, 3), 11, 4],
      ['at the end, the last', after(11, 11), 11, 11],
      ['without fixtures, the first', after(), 0, 1],
    ])('%s', (_name, rows, total, week) => {
      expect(weekByTable(rows, total)).toBe(week);
    });
  });
  describe('tonight', () => {
    it.each([
      ['is that of the matches still to be played today', [of(4, 'finished'), of(5, 'live'), of(9, 'scheduled')], 5],
      ['is not told by matches that are over or off', [of(4, 'finished'), of(4, 'cancelled')], undefined],
      ['is not told by a day without matches', [], undefined],
    ] as const)('%s', (_name, todays, week) => {
      expect(weekTonight(todays)).toBe(week);
    });
  });
});
