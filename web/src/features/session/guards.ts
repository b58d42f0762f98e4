import { redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/**
 * Whether the admin login may lead to this address: a page of the admin's, the list of admins or the own account, such as
 * `/admin/audit?type=…`; never to another path or site. A pattern, since a list of all pages would be part of every first visit.
 */
export const isAdminPage = (address: string): boolean =>
  /^\/(?:admin(?:\/[\w-]+)+|admins|account)(?:\?.*)?$/.test(address);

/**
 * Whether the players' login may lead to this address: the own account, own statistics, the panels of officials or a profile; never to
 * another path or site.
 */
export const isOwnPage = (address: string): boolean =>
  /^\/(?:account|my-stats|referee-(?:panel|results)|broadcaster-panel|profile(?:\/[^/?#\\]+)?)(?:\?.*)?$/.test(address);

/** Where the admin login leads: to the page that asked for it, else to the dashboard. */
export const adminDestination = (next: string | undefined) => ({
  href: next !== undefined && isAdminPage(next) ? next : '/admin/dashboard',
});

/** Where the players' login leads: to the page that asked for it, else home. */
export const ownDestination = (next: string | undefined) => ({
  href: next !== undefined && isOwnPage(next) ? next : '/',
});

/**
 * For `beforeLoad` of the admin's pages: whether the person is an admin. Visitors are sent to the login. It only avoids showing
 * a useless page: the server checks the rights.
 */
export const requireAdmin = (next: string): { readonly admitted: boolean } => {
  const session = sessions.current();
  if (session === null) throw redirect({ to: '/admin', search: { next } });
  return { admitted: session.isAdmin };
};

/** For `beforeLoad` of pages for everybody who is signed in; visitors are sent to the players' login. */
export const requireSession = (next: string): void => {
  if (sessions.current() === null) throw redirect({ to: '/login', search: { next } });
};

/** For the admin login: admins are sent on, and other people who are signed in go home. */
export const leaveAdminLogin = (next: string | undefined): void => {
  const session = sessions.current();
  if (session !== null) throw redirect(session.isAdmin ? adminDestination(next) : { href: '/' });
};

/** For the players' login and the registration: people who are signed in are sent on. */
export const leaveWhenSignedIn = (next?: string): void => {
  if (sessions.current() !== null) throw redirect(ownDestination(next));
};
