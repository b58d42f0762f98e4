import { isDay } from '../../format/time.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A day, or a day and a time of day. */
const isMoment = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^(T([01]\d|2[0-3]):[0-5]\d)?$/.test(text.slice(10));

/** A position as the router keeps it without quotation marks: a number, and a text only beyond what numbers hold. */
export const addressOfEntry = (position: string): number | string =>
  Number.isSafeInteger(Number(position)) ? Number(position) : position;

const positionIn = (value: unknown): number | string | undefined => {
  const text = textThat((digits) => /^[1-9]\d{0,18}$/.test(digits), true)(value);
  return text === undefined ? undefined : addressOfEntry(text);
};

/** The filters, in the order of the server's query string, each with the values that the server takes. */
const readers = {
  /** A stored event type; whether it exists is checked by the page, since every first visit loads this file. */
  type: textThat((text) => /^[A-Z][A-Za-z]{1,60}$/.test(text)),
  match: textThat(isId),
  team: textThat(isId),
  player: textThat(isId),
  /** Who did it. */
  actor: textThat((text) => /^[\w.:@-]{1,100}$/.test(text)),
  /** The admin whom it concerns. */
  admin: textThat(isId),
  /** Turkish days, "2026-11-20", or minutes of them, "2026-11-20T21:30", both included. */
  from: textThat(isMoment),
  to: textThat(isMoment),
  /** The position of one entry, which is shown alone and open. */
  entry: positionIn,
};

const read = searchOf(readers);

export const FILTERS = Object.keys(readers) as readonly (keyof typeof readers)[];

/** The filter of the audit, which the server applies. */
export type AuditFilter = Partial<ReturnType<typeof read>>;

/** The kinds of subject for which the audit can be filtered. */
export type Subject = 'match' | 'team' | 'player' | 'actor' | 'admin';

/** Whether the times are in the wrong order: a day alone begins at its first minute and ends at its last. */
export const isReversed = (from: string, to: string): boolean => from.padEnd(16, 'T00:00') > to.padEnd(16, 'T23:59');

/**
 * The filter in an address. A value that the server would refuse counts as missing, so that a damaged link still
 * shows records.
 */
export const filterFrom = (search: Parameters<typeof read>[0]): AuditFilter => {
  const filter = read(search);
  const { from, to } = filter;
  return from !== undefined && to !== undefined && isReversed(from, to) ? { ...filter, to: undefined } : filter;
};
