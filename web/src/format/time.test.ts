import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayKey,
  daysAfter,
  formatCalendarDay,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatShortDay,
  formatTime,
  formatToSecond,
  instantOf,
  isDay,
} from './time.ts';

const kickOff = new Date('2026-11-20T18:00:00.000Z');

afterEach(() => vi.unstubAllEnvs());

describe.each(['America/New_York', 'Asia/Tokyo', 'Europe/Istanbul', 'UTC'])('in a browser in %s', (zone) => {
  it('shows Turkish time', () => {
    vi.stubEnv('TZ', zone);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(formatTime(kickOff)).toBe('21:00');
    expect(formatDay(kickOff)).toBe('20 Kasım Cuma');
    expect(formatDateTime(kickOff)).toBe('20.11.2026 21:00');
  });

  it('counts a match after midnight in Turkey to the new day', () => {
    vi.stubEnv('TZ', zone);
    const late = new Date('2026-11-20T21:30:00.000Z');
    expect(dayKey(late)).toBe('2026-11-21');
    expect(formatTime(late)).toBe('00:30');
    expect(formatDay(late)).toBe('21 Kasım Cumartesi');
  });

  it('leaves a calendar day on its day', () => {
    vi.stubEnv('TZ', zone);
    expect(formatCalendarDay('2026-09-05')).toBe('5 Eyl 2026');
    expect(formatShortDay(new Date('2026-09-05'))).toBe('5 Eyl');
    expect(formatLongDay('2026-11-21')).toBe('21 Kasım 2026 Cumartesi');
  });
});

it('says seconds where a record needs them, and the year only of other years', () => {
  const newYear = new Date('2026-12-31T21:30:00.000Z');
  expect(formatToSecond(new Date('2026-11-20T19:14:07.900Z'), new Date('2026-11-21T00:00:00Z'))).toBe(
    '20 Kas 22:14:07',
  );
  expect(formatToSecond(new Date('2026-11-20T21:14:00.000Z'), newYear)).toBe('21 Kas 2026 00:14:00');
});

it('knows that Turkey was two hours ahead in the winter of 2015', () => {
  expect(formatTime(new Date('2015-01-10T18:00:00.000Z'))).toBe('20:00');
});

it.each([null, '', 'soon', '1970-01-01T00:00:00.000Z', '1969-05-01T00:00:00.000Z'])('has no instant for %j', (iso) => {
  expect(instantOf(iso)).toBeNull();
});

it.each(['2026-11-20', '2024-02-29', '2000-01-01', '9999-12-31'])('takes %s for a day', (day) => {
  expect(isDay(day)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-13-01',
  '2026-11-31',
  '1999-12-31',
  '0000-01-01',
  '20.11.2026',
  '2026-11-20T21:00',
  '2026-1-2',
  ' 2026-11-20',
  'bugün',
  '',
])('does not take %j for a day', (text) => {
  expect(isDay(text)).toBe(false);
});

it('counts days, over the end of a year and of summer time elsewhere', () => {
  expect(daysAfter('2027-01-01', '2026-12-31')).toBe(1);
  expect(daysAfter('2026-10-24', '2026-10-26')).toBe(-2);
  expect(daysAfter('2026-11-20', '2026-11-20')).toBe(0);
});
