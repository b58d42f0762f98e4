import { adminMessages } from '../messages/tr/admin.ts';
import { appMessages } from '../messages/tr/app.ts';
import { APPLICATIONS } from './account-links.ts';

/** The admin's pages by group. */
export const adminGroups = [
  {
    label: adminMessages.groups.general,
    links: [
      { to: '/admin/dashboard', label: adminMessages.dashboard, icon: 'dashboard' },
      { to: '/admin/control-panel', label: appMessages.controlPanel, icon: 'control' },
      { to: '/admin/audit', label: adminMessages.audit, icon: 'audit' },
      // An admin who is no player has no other link to it.
      { to: '/account', label: appMessages.ownAccount, icon: 'account' },
    ],
  },
  {
    label: adminMessages.groups.league,
    links: [
      { to: '/admin/teams', label: adminMessages.teams, icon: 'teams' },
      { to: '/admin/players', label: adminMessages.players, icon: 'players' },
      { to: '/admin/team-assignment', label: adminMessages.teamAssignment, icon: 'assignment' },
      { to: '/admin/player-stats', label: adminMessages.playerStatistics, icon: 'statistics' },
      { to: '/admin/achievements', label: adminMessages.achievements, icon: 'achievements' },
      { to: '/admins', label: adminMessages.admins, icon: 'admins' },
    ],
  },
  {
    label: adminMessages.groups.officials,
    links: [
      { to: '/admin/simple-referees', label: appMessages.refereeManagement, icon: 'referees' },
      { to: '/admin/simple-broadcasters', label: appMessages.broadcasterManagement, icon: 'broadcasters' },
      { to: APPLICATIONS, label: appMessages.officialApplications, icon: 'applications' },
    ],
  },
  {
    label: adminMessages.groups.matches,
    links: [
      { to: '/admin/match-plan', label: appMessages.matchPlan, icon: 'plan' },
      { to: '/admin/match-results', label: adminMessages.adminResults, icon: 'results' },
      { to: '/admin/weekly-fixtures', label: adminMessages.weeklyFixtures, icon: 'fixtures' },
      { to: '/admin/league-plan', label: adminMessages.leaguePlan, icon: 'league' },
      { to: '/admin/import', label: adminMessages.importing, icon: 'import' },
    ],
  },
  {
    label: adminMessages.groups.settings,
    links: [
      { to: '/admin/ranking-rules', label: adminMessages.rankingRules, icon: 'ranking' },
      { to: '/admin/playoff-settings', label: adminMessages.playoffSettings, icon: 'playoff' },
      { to: '/admin/relegation-settings', label: adminMessages.relegationSettings, icon: 'relegation' },
    ],
  },
] as const;
