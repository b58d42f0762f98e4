import { appMessages } from '../messages/tr/app.ts';

/** The pages that visitors go to, in one place for the bars and the menu. Later screens add a line. */
export const siteLinks = {
  tournament: [{ to: '/teams', label: appMessages.teams }],
  matches: [
    { to: '/matches', label: appMessages.daily },
    { to: '/weekly-matches', label: appMessages.weekly },
  ],
} as const;

/** The admin's pages by group (ui.md 3). */
export const adminGroups = [
  { label: appMessages.groups.general, links: [{ to: '/admin/audit', label: appMessages.audit, icon: 'audit' }] },
  {
    label: appMessages.groups.matches,
    links: [{ to: '/admin/match-results', label: appMessages.adminResults, icon: 'results' }],
  },
] as const;
