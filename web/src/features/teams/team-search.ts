import type { SearchSchemaInput } from '@tanstack/react-router';

/** By name, or newest first. */
export const TEAM_SORTS = ['name', 'date'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** Names are shorter; a longer search would only break the page's layout. */
const LONGEST = 100;

/** Undefined members are not written into the address. */
export type TeamSearch = { readonly q?: string | undefined; readonly sort?: TeamSort | undefined };

/**
 * `/teams?q=kartal&sort=date`. Invalid values count as missing; sorting by name is the default and is not written. Each
 * member is named even without a value, since the router keeps the address's own value of a member that is not named.
 */
export const teamSearch = (
  search: { readonly [Name in keyof TeamSearch]?: unknown } & SearchSchemaInput,
): TeamSearch => {
  // The router reads `q=1987` as a number.
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  const sort = TEAM_SORTS.find((each) => each === search.sort);
  return {
    q: typeof q === 'string' && q !== '' && q.length <= LONGEST ? q : undefined,
    sort: sort === 'name' ? undefined : sort,
  };
};
