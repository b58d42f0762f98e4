import { defaultParseSearch, redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/** The pages to which an admin's login may lead: those of the navigation, whose words a first visit does not carry. */
export const ADMIN_PAGES = [
  '/admin/dashboard',
  '/admin/audit',
  '/account',
  '/admin/teams',
  '/admin/players',
  '/admin/team-assignment',
  '/admin/player-stats',
  '/admins',
  '/admin/simple-referees',
  '/admin/simple-broadcasters',
  '/admin/management',
  '/admin/match-plan',
  '/admin/match-results',
  '/admin/weekly-fixtures',
  '/admin/league-plan',
  '/admin/playoff-settings',
  '/admin/relegation-settings',
] as const;

const pageOf = (address: string) => ADMIN_PAGES.find((page) => page === address.split('?', 1)[0]);

/** Whether the admin login may lead to this address, such as `/admin/audit?type=…`; never to another path or site. */
export const isAdminPage = (address: string): boolean => pageOf(address) !== undefined;

/**
 * Whether the players' login may lead to this address: the own account, own statistics, the panels of officials or a profile; never to
 * another path or site.
 */
export const isOwnPage = (address: string): boolean =>
  /^\/(?:account|my-stats|referee-(?:panel|results)|broadcaster-panel|profile(?:\/[^/?#\\]+)?)(?:\?.*)?$/.test(address);

/** Where the admin login leads, with the page's week, match or filters; without an address to the dashboard. */
export const adminDestination = (next = '') => ({
  to: pageOf(next) ?? '/admin/dashboard',
  search: defaultParseSearch(next.split('?').slice(1).join('?')),
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
  if (session !== null) throw redirect(session.isAdmin ? adminDestination(next) : { to: '/' });
};

/** For the players' login and the registration: people who are signed in are sent on. */
export const leaveWhenSignedIn = (next?: string): void => {
  if (sessions.current() !== null) throw redirect(ownDestination(next));
};
