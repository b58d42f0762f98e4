import { expect, it } from 'vitest';
import { seasonDates } from './season-dates.ts';

it.each([
  ['2026-10-04', '2026-12-20', '4 Eki – 20 Ara'],
  ['2026-10-04', null, 'Başlangıç: 4 Eki 2026'],
  [null, '2026-12-20', 'Bitiş: 20 Ara 2026'],
  [null, null, null],
  ['', 'yakında', null],
])('a season from %j to %j', (start, end, text) => {
  expect(seasonDates(start, end)).toBe(text);
});
