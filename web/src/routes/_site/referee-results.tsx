import { createFileRoute } from '@tanstack/react-router';
import { eyes, sessions } from '../../api/browser.ts';
import { ownMatchesQuery } from '../../features/referee/queries.ts';
import { RefereePage } from '../../features/referee/referee-page.tsx';
import { refereeSearch } from '../../features/referee/referee-search.ts';

export const Route = createFileRoute('/_site/referee-results')({
  validateSearch: refereeSearch,
  // The loader starts the read and does not wait; visitors have none.
  loader: ({ context: { queryClient } }) => {
    if (sessions.current()?.gamertag !== undefined) void queryClient.prefetchQuery(ownMatchesQuery(eyes.current()));
  },
  component: () => <RefereePage page="results" />,
});
