import { createFileRoute } from '@tanstack/react-router';
import { teamAwardsQuery } from '../../features/achievements/queries.ts';
import { seasonMatchesQuery } from '../../features/matches/queries.ts';
import { placesQuery, standingsQuery } from '../../features/standings/queries.ts';
import { teamQuery } from '../../features/teams/queries.ts';
import { teamPageSearch } from '../../features/teams/team-search.ts';
import { TeamPage } from '../../features/teams/team-page.tsx';

export const Route = createFileRoute('/_site/team/$id')({
  validateSearch: teamPageSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // The loader starts the reads and waits for none: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient }, params: { id }, deps: { tab } }) => {
    void queryClient.prefetchQuery(teamQuery(id));
    void queryClient.prefetchQuery(seasonMatchesQuery());
    void queryClient.prefetchQuery(standingsQuery());
    void queryClient.prefetchQuery(placesQuery());
    if (tab === 'achievements') void queryClient.prefetchQuery(teamAwardsQuery(id));
  },
  component: TeamPage,
});
