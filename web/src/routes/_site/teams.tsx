import { createFileRoute } from '@tanstack/react-router';
import { standingsQuery } from '../../features/standings/queries.ts';
import { teamsQuery } from '../../features/teams/queries.ts';
import { teamSearch } from '../../features/teams/team-search.ts';
import { TeamsPage } from '../../features/teams/teams-page.tsx';

export const Route = createFileRoute('/_site/teams')({
  validateSearch: teamSearch,
  // The loader starts the reads and does not wait: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(teamsQuery());
    void queryClient.prefetchQuery(standingsQuery());
  },
  component: TeamsPage,
});
