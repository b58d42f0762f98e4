import { formatCalendarDay, instantOf } from '../../format/time.ts';
import { homeMessages } from '../../messages/tr/home.ts';

// A calendar day has no time, so it is formatted in UTC, where it is not moved to another day.
const format = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** "4 Eki – 20 Ara"; with one date a sentence about it; null without both. The year stands in the season's name. */
export const seasonDates = (startDate: string | null, endDate: string | null): string | null => {
  const [start, end] = [instantOf(startDate), instantOf(endDate)];
  if (start !== null && end !== null) return `${format.format(start)} – ${format.format(end)}`;
  if (start !== null) return homeMessages.starts(formatCalendarDay(startDate) ?? '');
  return end === null ? null : homeMessages.ends(formatCalendarDay(endDate) ?? '');
};
