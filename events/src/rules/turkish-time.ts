/**
 * People read and type Turkish time; the log contains UTC. The time-zone database converts between both; no code adds
 * three hours (docs/rules.md#time).
 */
const ISTANBUL = 'Europe/Istanbul';

const isoMilliseconds = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' });

/** The instant (UTC, ISO 8601 with ms) of the Turkish `time` (HH:MM) on `date` (YYYY-MM-DD). @throws RangeError */
export const turkishInstant = (date: string, time: string): string =>
  isoMilliseconds(
    Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: 'reject' }).toZonedDateTime(ISTANBUL).toInstant(),
  );

/** The Turkish day (YYYY-MM-DD) and time (HH:MM) of an instant. */
export const turkishClock = (instant: string): { readonly date: string; readonly time: string } => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(ISTANBUL);
  return { date: there.toPlainDate().toString(), time: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
};

/** The first instant of a Turkish day (`from`), and of the day after (`to`, exclusive). @throws RangeError */
export const turkishDay = (date: string): { readonly from: string; readonly to: string } => {
  const day = Temporal.PlainDate.from(date, { overflow: 'reject' });
  return {
    from: isoMilliseconds(day.toZonedDateTime(ISTANBUL).toInstant()),
    to: isoMilliseconds(day.add({ days: 1 }).toZonedDateTime(ISTANBUL).toInstant()),
  };
};
