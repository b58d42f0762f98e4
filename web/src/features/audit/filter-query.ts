import { instantOfLocal } from '../../format/time.ts';
import { type AuditFilter, FILTERS, isReversed } from './filter.ts';

const MINUTE_MS = 60_000;

/**
 * The filter with a new first or last moment, a day or a minute. Where both would be in the wrong order, the other end becomes the whole
 * day.
 */
export const withMoment = (filter: AuditFilter, end: 'from' | 'to', moment: string | undefined): AuditFilter => {
  const changed = { ...filter, [end]: moment };
  const { from, to } = changed;
  if (moment === undefined || from === undefined || to === undefined || !isReversed(from, to)) return changed;
  return { ...changed, [end === 'from' ? 'to' : 'from']: moment.slice(0, 'yyyy-mm-dd'.length) };
};

/** The server takes a day as it is, and instants half open: the minute that was chosen last is still included. */
const edgeOf = (end: 'from' | 'to', moment: string): string =>
  moment.includes('T')
    ? new Date(instantOfLocal(moment).getTime() + (end === 'to' ? MINUTE_MS : 0)).toISOString()
    : moment;

/** The filter as the server's query string; equal filters give equal strings. */
export const queryOf = (filter: AuditFilter): string =>
  new URLSearchParams(
    FILTERS.flatMap((name) => {
      const value = filter[name];
      if (value === undefined) return [];
      return [[name, name === 'from' || name === 'to' ? edgeOf(name, String(value)) : String(value)]];
    }),
  ).toString();
