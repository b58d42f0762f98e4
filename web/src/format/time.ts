/** The league lives in Turkish time, wherever the browser is. `Intl` knows the zone; nobody adds three hours by hand. */
const ZONE = { timeZone: 'Europe/Istanbul' } as const;

const dayFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, day: 'numeric', month: 'long', weekday: 'long' });
const timeFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
// Sweden writes dates as ISO does.
const keyFormat = new Intl.DateTimeFormat('sv-SE', ZONE);
// A calendar day without a time has no zone to be moved to.
const calendarFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const longDayFormat = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  weekday: 'long',
});
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** null where there is no date: missing, not a date, or at or before 1970, since a date of nothing reads as 1970. */
export const instantOf = (iso: string | null): Date | null => {
  if (iso === null) return null;
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) || instant.getUTCFullYear() <= 1970 ? null : instant;
};

/** "20 Kasım Cuma" */
export const formatDay = (instant: Date): string => dayFormat.format(instant);

/** "21:00" */
export const formatTime = (instant: Date): string => timeFormat.format(instant);

/** "20.11.2026 21:00" */
export const formatDateTime = (instant: Date): string => `${dateFormat.format(instant)} ${timeFormat.format(instant)}`;

/** The Turkish day as "2026-11-20", to group and to sort by. */
export const dayKey = (instant: Date): string => keyFormat.format(instant);

/** A day of the settings ("2025-09-05") as "5 Eyl 2025"; null where there is none. */
export const formatCalendarDay = (day: string | null): string | null => {
  const instant = instantOf(day);
  return instant === null ? null : calendarFormat.format(instant);
};

/** Whether it is a day of the calendar as "2026-11-20", from 2000 on (docs/rules.md#time). */
export const isDay = (text: string): boolean => {
  if (!/^[2-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(text);
  // Engines differ on 30 February: some have no such day, some call it 2 March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
};

/** "2026-11-20" as "20 Kasım 2026 Cuma". Needs a day of the calendar. */
export const formatLongDay = (day: string): string => longDayFormat.format(new Date(day));

/** How many days `day` lies after `other`: −1 is the day before. Both are days of the calendar. */
export const daysAfter = (day: string, other: string): number => (Date.parse(day) - Date.parse(other)) / MS_PER_DAY;
