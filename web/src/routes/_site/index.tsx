import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../features/home/home-page.tsx';
import { leadersQuery } from '../../features/leaderboards/queries.ts';
import { seasonMatchesQuery } from '../../features/matches/queries.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { standingsQuery } from '../../features/standings/queries.ts';

const LONGEST_WAIT_MS = 1_500;

export const Route = createFileRoute('/_site/')({
  // The loader waits a moment for these, so that nothing moves when they come. A query that fails or takes longer is
  // shown as such in its own place.
  loader: ({ context: { queryClient } }) =>
    Promise.race([
      new Promise((resolve) => {
        setTimeout(resolve, LONGEST_WAIT_MS);
      }),
      Promise.all([
        queryClient.prefetchQuery(seasonMatchesQuery()),
        queryClient.prefetchQuery(standingsQuery()),
        queryClient.prefetchQuery(seasonsQuery()),
        queryClient.prefetchQuery(leadersQuery('goals')),
        queryClient.prefetchQuery(leadersQuery('assists')),
        queryClient.prefetchQuery(leadersQuery('saves')),
      ]),
    ]),
  // The scoreboard tells what is to come, what runs and what is over.
  staticData: { changesByMinute: true },
  component: HomePage,
  pendingComponent: HomePage,
});
