import { defaultParseSearch, redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/** The admin's pages to which a login may lead; without another it leads to the first. */
const ADMIN_PAGES = ['/admin/match-results', '/admin/audit'] as const;

const pageOf = (address: string) => ADMIN_PAGES.find((page) => page === address.split('?', 1)[0]);

/** Whether a login may lead to this address, such as `/admin/audit?type=…`; never to another path or site. */
export const isAdminPage = (address: string): boolean => pageOf(address) !== undefined;

/** Where a login leads, with the page's week, match or filters, which the page checks itself. */
export const destinationOf = (next = '') => ({
  to: pageOf(next) ?? ADMIN_PAGES[0],
  search: defaultParseSearch(next.split('?').slice(1).join('?')),
});

/** For `beforeLoad` of the admin's pages. It only avoids showing a useless page: the server checks the rights. */
export const requireAdmin = (next: string): void => {
  const session = sessions.current();
  if (session === null) throw redirect({ to: '/admin', search: { next } });
  if (!session.isAdmin) throw redirect({ to: '/' });
};

/** For the login page: people who are signed in are sent on. */
export const leaveWhenSignedIn = (next: string | undefined): void => {
  const session = sessions.current();
  if (session === null) return;
  throw redirect(session.isAdmin ? destinationOf(next) : { to: '/' });
};
