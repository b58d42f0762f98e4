import type { SearchSchemaInput } from '@tanstack/react-router';

/** Which records are asked for; the server picks them. Days are Turkish ones, "2026-11-20", both included. */
export type AuditFilter = {
  /** A stored event name. */
  readonly type?: string | undefined;
  readonly match?: string | undefined;
  readonly team?: string | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** What a record can be about or by, and be looked for by. */
export type Subject = 'match' | 'team' | 'actor';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TYPE = /^[A-Z][A-Za-z]{1,60}$/;
const ACTOR = /^[\w.:@-]{1,100}$/;
const DAY = /^[2-9]\d{3}-\d\d-\d\d$/;

const isDay = (text: string): boolean => {
  if (!DAY.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // The calendar turns 30 February into a day of March, and month 13 into none.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/**
 * The filter that an address asks for. What the server would refuse counts as not said: a mangled link shows the rest.
 * Each member is named even without a value: the router lays this over the address, and keeps what is not named. Light,
 * because every first visit carries it; whether there is such a type, the page knows.
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

/** The filter with one end of its days moved; the other end goes along where it would stand on the wrong side. */
export const withDay = (filter: AuditFilter, end: 'from' | 'to', day: string | undefined): AuditFilter => {
  const from = end === 'from' ? day : filter.from;
  const to = end === 'to' ? day : filter.to;
  if (from === undefined || to === undefined || from <= to) return { ...filter, from, to };
  return { ...filter, from: day, to: day };
};

const NAMES = ['type', 'match', 'team', 'actor', 'from', 'to'] as const satisfies readonly (keyof AuditFilter)[];

/** The filter as the server reads it; the same filter is always the same text. */
export const searchOf = (filter: AuditFilter): string =>
  new URLSearchParams(
    NAMES.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]] as [string, string]])),
  ).toString();
