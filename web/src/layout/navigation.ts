import { appMessages } from '../messages/tr/app.ts';

/** The links to the visitors' pages, for the bars and the menu. A new page adds a line. */
export const siteLinks = {
  tournament: [
    { to: '/teams', label: appMessages.teams },
    { to: '/players', label: appMessages.players },
  ],
  matches: [
    { to: '/matches', label: appMessages.daily },
    { to: '/weekly-matches', label: appMessages.weekly },
  ],
} as const;
