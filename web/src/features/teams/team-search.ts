import type { SearchSchemaInput } from '@tanstack/react-router';

/** By name, or the newest first. */
export const TEAM_SORTS = ['name', 'date'] as const;
export type TeamSort = (typeof TEAM_SORTS)[number];

/** No name is as long; what is longer is no search but an attack on the page's width. */
const LONGEST = 100;

/** Undefined members are not written into the address. */
export type TeamSearch = { readonly q?: string | undefined; readonly sort?: TeamSort | undefined };

/**
 * `/teams?q=kartal&sort=date`. What is neither falls away; by name is the usual order and is not written. Each member is
 * named even without a value: the router lays this over what stands in the address, and would keep what is not named.
 */
export const teamSearch = (
  search: { readonly [Name in keyof TeamSearch]?: unknown } & SearchSchemaInput,
): TeamSearch => {
  // The router reads `q=1987` as a number when somebody types the address.
  const q = typeof search.q === 'number' ? String(search.q) : search.q;
  const sort = TEAM_SORTS.find((each) => each === search.sort);
  return {
    q: typeof q === 'string' && q !== '' && q.length <= LONGEST ? q : undefined,
    sort: sort === 'name' ? undefined : sort,
  };
};
