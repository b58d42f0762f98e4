import { appMessages } from '../messages/tr/app.ts';

/** The pages that visitors go to, in one place for the bars and the menu. Later screens add a line. */
export const siteLinks = {
  tournament: [{ to: '/teams', label: appMessages.teams }],
  matches: [
    { to: '/matches', label: appMessages.daily },
    { to: '/weekly-matches', label: appMessages.weekly },
  ],
} as const;
