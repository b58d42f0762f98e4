import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { ADMIN_PAGES } from '../features/session/guards.ts';

/** For `beforeLoad` of an address that is another name of a page: leads to the page, with the search as it stands. */
export const leadTo =
  (page: (typeof ADMIN_PAGES)[number]) =>
  ({ location }: { readonly location: Pick<ParsedLocation, 'searchStr'> }): never => {
    throw redirect({ href: page + location.searchStr, replace: true });
  };
