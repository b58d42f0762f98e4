import { expect, it } from 'vitest';
import { currentWeek } from './current-week.ts';

const after = (...played: number[]) => played.map((count) => ({ played: count }));

it.each([
  ['before the first match, the first', after(0, 0), 11, 1],
  ['while a week is being played, that one', after(4, 3, 4, 3), 11, 4],
  ['once all have played it, the next', after(4, 4, 4), 11, 5],
  ['at the end, the last', after(11, 11), 11, 11],
  ['without fixtures, the first', after(), 0, 1],
])('%s', (_name, rows, total, week) => {
  expect(currentWeek(rows, total)).toBe(week);
});
