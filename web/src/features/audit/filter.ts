import type { SearchSchemaInput } from '@tanstack/react-router';

/** The filter of the audit, which the server applies. Days are Turkish days, "2026-11-20", both included. */
export type AuditFilter = {
  /** A stored event type. */
  readonly type?: string | undefined;
  readonly match?: string | undefined;
  readonly team?: string | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** The kinds of subject for which the audit can be filtered. */
export type Subject = 'match' | 'team' | 'actor';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TYPE = /^[A-Z][A-Za-z]{1,60}$/;
const ACTOR = /^[\w.:@-]{1,100}$/;
const DAY = /^[2-9]\d{3}-\d\d-\d\d$/;

const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // Date turns 30 February into a day of March, and refuses month 13.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/**
 * The filter in an address. A value that the server would refuse counts as missing, so that a damaged link still
 * shows records. The result names each member even without a value: the router merges it into the address and
 * keeps the members that it does not name. Whether the event type exists is checked by the page, since every
 * first visit loads this file.
 */
export const filterFrom = (
  search: { readonly [Name in keyof AuditFilter]?: unknown } & SearchSchemaInput,
): AuditFilter => {
  const taken = (name: keyof AuditFilter, fits: (text: string) => boolean): string | undefined => {
    const value = search[name];
    return typeof value === 'string' && fits(value) ? value : undefined;
  };
  const from = taken('from', isDay);
  const to = taken('to', isDay);
  return {
    type: taken('type', (text) => TYPE.test(text)),
    match: taken('match', (text) => ID.test(text)),
    team: taken('team', (text) => ID.test(text)),
    actor: taken('actor', (text) => ACTOR.test(text)),
    from,
    to: from !== undefined && to !== undefined && to < from ? undefined : to,
  };
};

/**
 * The filter with a new first or last day; where the days would be in the wrong order, the other day becomes the same.
 */
export const withDay = (filter: AuditFilter, end: 'from' | 'to', day: string | undefined): AuditFilter => {
  const from = end === 'from' ? day : filter.from;
  const to = end === 'to' ? day : filter.to;
  if (from === undefined || to === undefined || from <= to) return { ...filter, from, to };
  return { ...filter, from: day, to: day };
};

const NAMES = ['type', 'match', 'team', 'actor', 'from', 'to'] as const satisfies readonly (keyof AuditFilter)[];

/** The filter as the server's query string; equal filters give equal strings. */
export const searchOf = (filter: AuditFilter): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]] as [string, string]])),
  ).toString();
