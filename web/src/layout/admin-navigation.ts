import { adminMessages } from '../messages/tr/admin.ts';

/** The admin's pages by group. */
export const adminGroups = [
  { label: adminMessages.groups.general, links: [{ to: '/admin/audit', label: adminMessages.audit, icon: 'audit' }] },
  {
    label: adminMessages.groups.matches,
    links: [{ to: '/admin/match-results', label: adminMessages.adminResults, icon: 'results' }],
  },
] as const;
