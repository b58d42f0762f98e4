import { atFirstUse } from './at-first-use.ts';

/**
 * The league lives in Turkish time, wherever the browser is. `Intl` knows the zone, so no code adds three hours. A day of the
 * calendar has no time and is read as midnight in UTC, which is the same day in Türkiye.
 */
const ZONE = { timeZone: 'Europe/Istanbul' } as const;

const formatterOf = (options: Intl.DateTimeFormatOptions) =>
  atFirstUse<Date>(() => new Intl.DateTimeFormat('tr-TR', { ...ZONE, hourCycle: 'h23', ...options }));

const dayFormat = formatterOf({ day: 'numeric', month: 'long', weekday: 'long' });
const longDayFormat = formatterOf({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
const shortDayFormat = formatterOf({ day: 'numeric', month: 'short' });
const calendarFormat = formatterOf({ day: 'numeric', month: 'short', year: 'numeric' });
const dayTimeFormat = formatterOf({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
const yearFormat = formatterOf({ year: 'numeric' });
const timeFormat = formatterOf({ hour: '2-digit', minute: '2-digit' });
const secondFormat = formatterOf({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const dateFormat = formatterOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
// The Swedish format of a date is the ISO format.
const keyFormat = atFirstUse<Date>(() => new Intl.DateTimeFormat('sv-SE', ZONE));
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** null for a missing text, for one that is no date, and for 1970 and before: an empty date reads as 1 January 1970. */
export const instantOf = (iso: string | null): Date | null => {
  if (iso === null) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() <= 1970 ? null : instant;
};

/** "20 Kasım Cuma" */
export const formatDay = (instant: Date): string => dayFormat.format(instant);

/** "20 Kas" */
export const formatShortDay = (instant: Date): string => shortDayFormat.format(instant);

/** "21:00" */
export const formatTime = (instant: Date): string => timeFormat.format(instant);

/** "20 Kasım 21:00" */
export const formatDayTime = (instant: Date): string => dayTimeFormat.format(instant);

/** "20.11.2026 21:00" */
export const formatDateTime = (instant: Date): string => `${dateFormat.format(instant)} ${timeFormat.format(instant)}`;

/** "20 Kas 22:14:07", with the year where it is not the current one. */
export const formatToSecond = (instant: Date, now: Date): string => {
  const day = yearFormat.format(instant) === yearFormat.format(now) ? shortDayFormat : calendarFormat;
  return `${day.format(instant)} ${secondFormat.format(instant)}`;
};

/** The Turkish day as "2026-11-20", to group and to sort by. */
export const dayKey = (instant: Date): string => keyFormat.format(instant);

const localFormat = atFirstUse<Date>(
  () => new Intl.DateTimeFormat('sv-SE', { ...ZONE, dateStyle: 'short', timeStyle: 'short' }),
);

/** The Turkish day and time as a box for both takes it: "2026-11-20T21:00". */
export const formatLocal = (instant: Date): string => localFormat.format(instant).replace(' ', 'T');

/** The instant of a Turkish day and time, "2026-11-20T21:00". */
export const instantOfLocal = (local: string): Date => {
  const asUtc = Date.parse(`${local}Z`);
  // How far Turkish time was ahead then, which the clock of that day tells.
  const ahead = Date.parse(`${formatLocal(new Date(asUtc))}Z`) - asUtc;
  return new Date(asUtc - (Number.isNaN(ahead) ? 0 : ahead));
};

/** A day of the settings ("2025-09-05"), or the Turkish day of an instant, as "5 Eyl 2025"; null where there is none. */
export const formatCalendarDay = (day: string | null): string | null => {
  const instant = instantOf(day);
  return instant === null ? null : calendarFormat.format(instant);
};

/** Whether the text is a day of the calendar from 2000 on, as "2026-11-20" (docs/rules.md#time). */
export const isDay = (text: string): boolean => {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(text);
  // Browsers parse 30 February differently: some refuse it, some take it for 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** "2026-11-20" as "20 Kasım 2026 Cuma". The argument must be a day of the calendar. */
export const formatLongDay = (day: string): string => longDayFormat.format(new Date(day));

/** How many days `day` lies after `other`: −1 for the day before. Both must be days of the calendar. */
export const daysAfter = (day: string, other: string): number => (Date.parse(day) - Date.parse(other)) / MS_PER_DAY;
