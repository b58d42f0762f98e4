import type { SearchSchemaInput } from '@tanstack/react-router';

type StandingsSearch = { readonly season: number | undefined; readonly week: number | undefined };

/** A value that is no number counts as missing: the current season, or the current table. */
const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/**
 * `/standings?season=1&week=7`. Both members are named even without a value, since the router keeps the address's own
 * value of a member that is not named.
 */
export const standingsSearch = (
  search: { readonly [Name in keyof StandingsSearch]?: unknown } & SearchSchemaInput,
): StandingsSearch => ({ season: numberOf(search.season), week: numberOf(search.week) });
