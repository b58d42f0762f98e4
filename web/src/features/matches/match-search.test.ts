import { describe, expect, it } from 'vitest';
import { dailySearch, matchSearch, weeklySearch } from './match-search.ts';
import { matchOf } from '../../testing/match-of.ts';

/** The search of an address as the router passes it, whatever somebody has typed. */
const typed = (search: object) => search as Parameters<typeof weeklySearch>[0] & Parameters<typeof dailySearch>[0];

describe('the address of a week', () => {
  it.each([
    ['is taken', { week: 7 }, 7],
    ['without a week is that of the first', {}, 1],
    ['with week 0', { week: 0 }, 1],
    ['with half a week', { week: 1.5 }, 1],
    ['with a word', { week: 'yedi' }, 1],
    ['with several weeks', { week: [1, 2] }, 1],
    ['with a week no server knows', { week: 1000 }, 1],
    ['keeps nothing else', { week: 2, x: 1 }, 2],
  ])('%s', (_name, search, week) => {
    expect(weeklySearch(typed(search))).toEqual({ week });
  });
});

describe('the address of a day', () => {
  const nothing = { date: undefined, match: undefined, tab: undefined };

  it('is taken as it is, and nothing else', () => {
    const search = { date: '2026-11-20', match: 'a1b2', tab: 'lineup' };
    expect(dailySearch(typed({ ...search, x: 1 }))).toStrictEqual(search);
  });

  it.each(['20.11.2026', '2026-02-30', '1999-12-31', '', 20_261_120, { $gt: '' }, null, undefined])(
    'falls back to today where %j stands for the day, and says so by name',
    (date) => {
      expect(dailySearch(typed({ date }))).toStrictEqual(nothing);
    },
  );

  it('looks for whatever stands for a match, and for nothing where nothing stands', () => {
    expect(dailySearch(typed({ match: 12 })).match).toBe('12');
    expect(dailySearch(typed({ match: '../admin' })).match).toBe('../admin');
    expect(dailySearch(typed({ match: '' }))).toStrictEqual(nothing);
    expect(dailySearch(typed({ match: { a: 1 } }))).toStrictEqual(nothing);
  });

  it('drops a tab that is none', () => {
    expect(dailySearch(typed({ tab: 'kadro' }))).toStrictEqual(nothing);
  });
});

describe('where a match is found', () => {
  it('is its Turkish day, though it be another in UTC', () => {
    expect(matchSearch(matchOf({ _id: 'm', date: '2026-11-20T21:30:00.000Z' }))).toEqual({
      date: '2026-11-21',
      match: 'm',
    });
  });

  it.each([null, '1970-01-01T00:00:00.000Z'])('is no day where the date is %j', (date) => {
    expect(matchSearch(matchOf({ _id: 'm', date }))).toEqual({ match: 'm' });
  });
});
