import { expect, it } from 'vitest';
import { currentWeek } from './current-week.ts';

const after = (...played: number[]) => played.map((count) => ({ played: count }));

it.each([
  ['before the first match, the first', after(0, 0), 11, 1],
  ['while a week is being played, that one', after(4, 3, 4, 3), 11, 4],
  ['once all have played it, the next', after(4, 4, 4), 11, 5],
  ['with one match postponed, the next all the same', after(4, 3, 4, 3, 4, 4, 4, 4), 11, 5],
  ['with matches played ahead of time, the one that the others play', after(5, 5, 5, 5, 4, 4, 3, 3, 3, 3), 11, 4],
  ['at the end, the last', after(11, 11), 11, 11],
  ['without fixtures, the first', after(), 0, 1],
])('%s', (_name, rows, total, week) => {
  expect(currentWeek(rows, total)).toBe(week);
});

it('is that of the matches that are still to be played today, whatever the table says', () => {
  const todays = [
    { week: 4, status: 'finished' },
    { week: 5, status: 'live' },
    { week: 9, status: 'scheduled' },
  ] as const;
  expect(currentWeek(after(5, 5, 5, 4, 4), 11, todays)).toBe(5);
});
