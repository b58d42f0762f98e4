import type { SearchSchemaInput } from '@tanstack/react-router';

type StandingsSearch = { readonly season: number | undefined; readonly week: number | undefined };

/** What is no number of a season or of a week is the current one. */
const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** `/standings?season=1&week=7`. Both members are there: for a missing one the router would let the address through. */
export const standingsSearch = (
  search: { readonly [Name in keyof StandingsSearch]?: unknown } & SearchSchemaInput,
): StandingsSearch => ({ season: numberOf(search.season), week: numberOf(search.week) });
