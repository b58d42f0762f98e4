import { defaultParseSearch, redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/** Admin pages that a login may lead back to; nothing else is taken from the address. */
const ADMIN_PAGES = ['/admin/match-results', '/admin/audit'] as const;

/** Where a login leads: a page of the admin's, with its week, match or filters. The page itself looks at what they are. */
export type Destination = { readonly to: (typeof ADMIN_PAGES)[number]; readonly search: Record<string, unknown> };

/** Where the login leads when it was not asked for by another page. */
export const START: Destination = { to: '/admin/match-results', search: {} };

/** `/admin/audit?type=…` as `next` has it; null for what is no page of the admin's, on whatever site. */
export const destinationOf = (next: string): Destination | null => {
  const [path, ...search] = next.split('?');
  const to = ADMIN_PAGES.find((page) => page === path);
  return to === undefined ? null : { to, search: defaultParseSearch(search.join('?')) };
};

/** For `beforeLoad` of admin pages. It only spares a useless page: the server decides in any case. */
export const requireAdmin = (asked: string): void => {
  const session = sessions.current();
  const next = destinationOf(asked) === null ? {} : { next: asked };
  if (session === null) throw redirect({ to: '/admin', search: next });
  if (!session.isAdmin) throw redirect({ to: '/' });
};

/** For the login page: whoever is signed in has no business there. */
export const leaveWhenSignedIn = (next: string | undefined): void => {
  const session = sessions.current();
  if (session === null) return;
  if (!session.isAdmin) throw redirect({ to: '/' });
  throw redirect({ ...(destinationOf(next ?? '') ?? START) });
};
