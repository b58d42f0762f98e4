import { createFileRoute, redirect } from '@tanstack/react-router';
import { weeklySearch } from '../../features/matches/match-search.ts';
import { seasonMatchesQuery, weekQuery, weeksQuery } from '../../features/matches/queries.ts';
import { WeeklyPage } from '../../features/matches/weekly-page.tsx';

export const Route = createFileRoute('/_site/weekly-matches')({
  validateSearch: weeklySearch,
  loaderDeps: ({ search: { week, now } }) => ({ week, now }),
  // The loader starts the reads and does not wait: each part of the page loads and fails in its own place.
  loader: async ({ context: { queryClient }, deps: { week, now } }) => {
    if (now === true) {
      // Where the current week cannot be read, the first one is shown, and the page says what it lacks.
      const weeks = await queryClient.fetchQuery(weeksQuery()).catch(() => undefined);
      if (weeks !== undefined)
        throw redirect({ to: '/weekly-matches', search: { week: weeks.currentWeek }, replace: true });
    }
    void queryClient.prefetchQuery(weekQuery(week));
    void queryClient.prefetchQuery(weeksQuery());
    void queryClient.prefetchQuery(seasonMatchesQuery());
  },
  component: WeeklyPage,
});
