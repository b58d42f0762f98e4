const zone = { timeZone: 'Europe/Istanbul' } as const;
const day = new Intl.DateTimeFormat('tr-TR', { ...zone, day: 'numeric', month: 'long', weekday: 'long' });
const time = new Intl.DateTimeFormat('tr-TR', { ...zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const shortDay = new Intl.DateTimeFormat('tr-TR', { ...zone, day: 'numeric', month: 'short' });
const date = new Intl.DateTimeFormat('tr-TR', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });

/** "20 Kasım Cuma", in Türkiye. */
export const turkishDayText = (instant: string): string => day.format(new Date(instant));

/** "21:00", in Türkiye. */
export const turkishTimeText = (instant: string): string => time.format(new Date(instant));

/**
 * The days of the calendar on which the league begins and ends ("2025-09-05"): "5 Eyl – 25 Ara 2025", with both years where they differ.
 * Empty unless both are there.
 */
export const turkishSpan = (from: string | null, to: string | null): string => {
  if (from === null || to === null) return '';
  const [start, end] = [dateOf(from), dateOf(to)];
  if (start === undefined || end === undefined) return '';
  const isOfOneYear = start.getUTCFullYear() === end.getUTCFullYear();
  return `${(isOfOneYear ? shortDay : date).format(start)} – ${date.format(end)}`;
};

const dateOf = (day: string): Date | undefined => {
  const read = new Date(day);
  return Number.isNaN(read.getTime()) ? undefined : read;
};
