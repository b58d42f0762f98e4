import { expect, it } from 'vitest';
import { inLeagueYears } from './league-years.ts';

it.each([
  '2000-01-01',
  '2100-12-31',
  '2000-01-01T00:00:00Z',
  '2100-12-31T23:59:59.999Z',
  '1999-12-31T23:00-05:00',
  '2101-01-01T02:00:00+03:00',
])('%s lies in the years of the league', (date) => {
  expect(inLeagueYears(date)).toBe(true);
});

it.each([
  '1999-12-31',
  '2101-01-01',
  '0000-01-01',
  '1999-12-31T23:59:59.999Z',
  '2101-01-01T00:00:00Z',
  '2000-01-01T01:00:00+03:00',
  '2100-12-31T23:00:00-05:00',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
])('%s does not', (date) => {
  expect(inLeagueYears(date)).toBe(false);
});
