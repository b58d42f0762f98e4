/** The clock an hour later, "20:00" → "21:00"; '' where the day ends before it, and without a clock. */
export const nextClock = (clock: string | null | undefined): string => {
  const [, hour = '', minute = ''] = /^(\d\d):(\d\d)$/.exec(clock ?? '') ?? [];
  const later = Number(hour) + 1;
  return hour === '' || later > 23 ? '' : `${String(later).padStart(2, '0')}:${minute}`;
};
