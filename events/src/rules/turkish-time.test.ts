import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turkishClock, turkishDay, turkishInstant } from './turkish-time.ts';

const inTurkey = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

describe('a time in Turkey', () => {
  it.each([
    ['2026-11-21', '21:00', '2026-11-21T18:00:00.000Z'],
    ['2026-07-01', '21:00', '2026-07-01T18:00:00.000Z'],
    ['2027-01-01', '00:00', '2026-12-31T21:00:00.000Z'],
    ['2028-02-29', '20:45', '2028-02-29T17:45:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => {
    expect(turkishInstant(date, time)).toBe(instant);
    expect(turkishClock(instant)).toEqual({ date, time });
  });

  it('was two hours ahead of UTC in the winters before 2016, three in the summers', () => {
    expect(turkishInstant('2014-01-15', '20:00')).toBe('2014-01-15T18:00:00.000Z');
    expect(turkishInstant('2014-07-15', '20:00')).toBe('2014-07-15T17:00:00.000Z');
    expect(turkishInstant('2017-01-15', '20:00')).toBe('2017-01-15T17:00:00.000Z');
  });

  it.each([
    ['2026-02-29', '20:00'],
    ['2026-13-01', '20:00'],
    ['2026-11-21', '25:00'],
    ['2026-11-21', '20:60'],
    ['21.11.2026', '20:00'],
    ['2026-11-21', 'akşam'],
    ['', ''],
  ])('refuses %s %s', (date, time) => {
    expect(() => turkishInstant(date, time)).toThrow(RangeError);
  });

  it('reads on a Turkish clock as it was given', () => {
    const day = fc.date({ min: new Date('2017-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (day, hour, minute) => {
        const date = day.toISOString().slice(0, 10);
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        expect(inTurkey.format(new Date(turkishInstant(date, time)))).toBe(`${date} ${time}`);
      }),
    );
  });
});

describe('a day in Turkey', () => {
  it.each([
    ['2026-11-21', '2026-11-20T21:00:00.000Z', '2026-11-21T21:00:00.000Z'],
    ['2026-12-31', '2026-12-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
    ['2028-02-29', '2028-02-28T21:00:00.000Z', '2028-02-29T21:00:00.000Z'],
  ])('%s goes from %s to %s', (date, from, to) => {
    expect(turkishDay(date)).toEqual({ from, to });
  });

  it('had 23 or 25 hours when the clocks were changed', () => {
    const hours = (date: string): number => {
      const { from, to } = turkishDay(date);
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect([hours('2015-03-29'), hours('2015-11-08'), hours('2015-07-01')]).toEqual([23, 25, 24]);
  });

  it('holds every time of that day and ends where the next begins', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (day) => {
        const date = day.toISOString().slice(0, 10);
        const next = new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10);
        const { from, to } = turkishDay(date);
        expect(to).toBe(turkishDay(next).from);
        for (const time of ['00:00', '12:00', '23:59']) {
          const instant = turkishInstant(date, time);
          expect(instant >= from && instant < to).toBe(true);
        }
      }),
    );
  });

  it('refuses what is no day', () => {
    expect(() => turkishDay('2026-02-30')).toThrow(RangeError);
    expect(() => turkishDay('dün')).toThrow(RangeError);
  });
});
