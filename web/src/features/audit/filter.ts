import { isDay } from '../../format/time.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The filters, in the order of the server's query string, each with the values that the server takes. */
const readers = {
  /** A stored event type; whether it exists is checked by the page, since every first visit loads this file. */
  type: textThat((text) => /^[A-Z][A-Za-z]{1,60}$/.test(text)),
  match: textThat(isId),
  team: textThat(isId),
  /** Who did it. */
  actor: textThat((text) => /^[\w.:@-]{1,100}$/.test(text)),
  /** The admin whom it concerns. */
  admin: textThat(isId),
  /** Turkish days, "2026-11-20", both included. */
  from: textThat(isDay),
  to: textThat(isDay),
};

const read = searchOf(readers);

export const FILTERS = Object.keys(readers) as readonly (keyof typeof readers)[];

/** The filter of the audit, which the server applies. */
export type AuditFilter = Partial<ReturnType<typeof read>>;

/** The kinds of subject for which the audit can be filtered. */
export type Subject = 'match' | 'team' | 'actor' | 'admin';

/**
 * The filter in an address. A value that the server would refuse counts as missing, so that a damaged link still
 * shows records.
 */
export const filterFrom = (search: Parameters<typeof read>[0]): AuditFilter => {
  const filter = read(search);
  const { from, to } = filter;
  return from !== undefined && to !== undefined && to < from ? { ...filter, to: undefined } : filter;
};

/** The filter with a new first or last day; where the days would be in the wrong order, the other day becomes the same. */
export const withDay = (filter: AuditFilter, end: 'from' | 'to', day: string | null | undefined): AuditFilter => {
  const changed = { ...filter, [end]: day ?? undefined };
  const { from, to } = changed;
  return from === undefined || to === undefined || from <= to
    ? changed
    : { ...changed, from: changed[end], to: changed[end] };
};

/** The filter as the server's query string; equal filters give equal strings. */
export const queryOf = (filter: AuditFilter): string =>
  new URLSearchParams(FILTERS.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]]]))).toString();
