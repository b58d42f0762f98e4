import { redirect } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';

/** Admin pages that a login may lead back to; nothing else is taken from the address. */
export const ADMIN_PAGES = ['/admin/match-results', '/admin/audit'] as const;
export type AdminPage = (typeof ADMIN_PAGES)[number];

const isAdminPage = (path: string): path is AdminPage => ADMIN_PAGES.some((page) => page === path);

/** For `beforeLoad` of admin pages. It only spares a useless page: the server decides in any case. */
export const requireAdmin = (path: string): void => {
  const session = sessions.current();
  if (session === null) throw redirect({ to: '/admin', search: isAdminPage(path) ? { next: path } : {} });
  if (!session.isAdmin) throw redirect({ to: '/' });
};

/** For the login page: whoever is signed in has no business there. */
export const leaveWhenSignedIn = (next: AdminPage): void => {
  const session = sessions.current();
  if (session !== null) throw redirect({ to: session.isAdmin ? next : '/' });
};
