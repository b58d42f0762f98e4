import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { adminGroups } from './admin-navigation.ts';

/** For `beforeLoad` of an address that is another name of a page: leads to the page, with the search as it stands. */
export const leadTo =
  (page: (typeof adminGroups)[number]['links'][number]['to']) =>
  ({ location }: { readonly location: Pick<ParsedLocation, 'searchStr'> }): never => {
    throw redirect({ href: page + location.searchStr, replace: true });
  };
