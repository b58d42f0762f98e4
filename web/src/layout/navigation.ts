import { appMessages } from '../messages/tr/app.ts';

/** The links to the visitors' pages, for the bars and the menu. A new page adds a line. */
export const siteLinks = {
  tournament: [
    { to: '/teams', label: appMessages.teams },
    { to: '/players', label: appMessages.players },
    { to: '/rules', label: appMessages.rules },
    { to: '/seasons', label: appMessages.seasons },
  ],
  matches: [
    { to: '/matches', label: appMessages.daily },
    { to: '/weekly-matches', search: { now: true }, label: appMessages.weekly },
  ],
  leaders: [
    { to: '/leaderboards/goals', label: appMessages.goalLeaders },
    { to: '/leaderboards/assists', label: appMessages.assistLeaders },
    { to: '/leaderboards/saves', label: appMessages.saveLeaders },
  ],
} as const;

/** The links at the foot of the visitors' pages. */
export const footerLinks = [
  { to: '/rules', label: appMessages.rules },
  { to: '/about', label: appMessages.about },
  { to: '/privacy-policy', label: appMessages.privacy },
] as const;

/** The two logins, for those who are signed out. */
export const loginLinks = [
  { to: '/login', label: appMessages.playerLogin },
  { to: '/admin', label: appMessages.adminLogin },
] as const;
