import { defaultParseSearch, redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/** The admin's pages to which a login may lead; no other address is accepted. */
const ADMIN_PAGES = ['/admin/match-results', '/admin/audit'] as const;

/** The page to which a login leads, with its week, match or filters, which the page checks itself. */
export type Destination = { readonly to: (typeof ADMIN_PAGES)[number]; readonly search: Record<string, unknown> };

/** The page after a login that no other page asked for. */
export const START: Destination = { to: '/admin/match-results', search: {} };

/** The destination in `next`, such as `/admin/audit?type=…`; null for any other path or site. */
export const destinationOf = (next: string): Destination | null => {
  const [path, ...search] = next.split('?');
  const to = ADMIN_PAGES.find((page) => page === path);
  return to === undefined ? null : { to, search: defaultParseSearch(search.join('?')) };
};

/** For `beforeLoad` of the admin's pages. It only avoids showing a useless page: the server checks the rights. */
export const requireAdmin = (asked: string): void => {
  const session = sessions.current();
  const next = destinationOf(asked) === null ? {} : { next: asked };
  if (session === null) throw redirect({ to: '/admin', search: next });
  if (!session.isAdmin) throw redirect({ to: '/' });
};

/** For the login page: people who are signed in are sent on. */
export const leaveWhenSignedIn = (next: string | undefined): void => {
  const session = sessions.current();
  if (session === null) return;
  if (!session.isAdmin) throw redirect({ to: '/' });
  throw redirect({ ...(destinationOf(next ?? '') ?? START) });
};
