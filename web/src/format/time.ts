/** The league lives in Turkish time, wherever the browser is. `Intl` knows the zone, so no code adds three hours. */
const ZONE = { timeZone: 'Europe/Istanbul' } as const;

const dayFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, day: 'numeric', month: 'long', weekday: 'long' });
const timeFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateFormat = new Intl.DateTimeFormat('tr-TR', { ...ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
// The Swedish format of a date is the ISO format.
const keyFormat = new Intl.DateTimeFormat('sv-SE', ZONE);
// A calendar day has no time, so it is formatted in UTC, where it is not moved to another day.
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

/** null for a missing text, for one that is no date, and for 1970 and before: an empty date reads as 1 January 1970. */
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
