import type { Session } from '@league/command-api/contract/session.ts';
import { appMessages } from '../messages/tr/app.ts';

const playerLinks = [
  { to: '/profile', label: appMessages.ownProfile },
  { to: '/my-stats', label: appMessages.ownStatistics },
  { to: '/account', label: appMessages.ownAccount },
] as const;
const adminLinks = [{ to: '/admin/dashboard', label: appMessages.adminPanel }] as const;
/** The page of the applications: a menu shows beside its link how many of them wait. */
export const APPLICATIONS = '/admin/management';

/** Of admins who are players too. */
const adminPlayerLinks = [
  { to: '/admin/control-panel', label: appMessages.controlPanel },
  { to: '/admin/match-plan', label: appMessages.matchPlan },
  { to: '/admin/simple-referees', label: appMessages.refereeManagement },
  { to: '/admin/simple-broadcasters', label: appMessages.broadcasterManagement },
  { to: APPLICATIONS, label: appMessages.officialApplications },
  { to: '/admins', label: appMessages.admins },
] as const;

/**
 * The links that the account's menu shows; the admin's only to who signed in as one. An admin who is no player has the admin
 * panel alone, from which all the rest is reached.
 */
export const accountLinks = ({ gamertag, isAdmin }: Pick<Session, 'gamertag' | 'isAdmin'>) => [
  ...(gamertag === undefined ? [] : playerLinks),
  ...(isAdmin ? adminLinks : []),
  ...(isAdmin && gamertag !== undefined ? adminPlayerLinks : []),
];
