import { createFileRoute } from '@tanstack/react-router';
import { weeklySearch } from '../../features/matches/match-search.ts';
import { weekQuery, weeksQuery } from '../../features/matches/queries.ts';
import { WeeklyPage } from '../../features/matches/weekly-page.tsx';

export const Route = createFileRoute('/_site/weekly-matches')({
  validateSearch: weeklySearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  // The loader starts the reads and does not wait: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient }, deps: { week } }) => {
    void queryClient.prefetchQuery(weekQuery(week));
    void queryClient.prefetchQuery(weeksQuery());
  },
  component: WeeklyPage,
});
