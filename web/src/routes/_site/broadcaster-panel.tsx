import { createFileRoute } from '@tanstack/react-router';
import { eyes, sessions } from '../../api/browser.ts';
import { BroadcasterPage } from '../../features/broadcaster/broadcaster-page.tsx';
import { broadcasterSearch } from '../../features/broadcaster/broadcaster-search.ts';
import { broadcasterMatchesQuery } from '../../features/broadcaster/queries.ts';
import { channelsQuery } from '../../features/officials/channels-query.ts';

export const Route = createFileRoute('/_site/broadcaster-panel')({
  validateSearch: broadcasterSearch,
  // The loader starts the reads and waits for none; visitors have none.
  loader: ({ context: { queryClient } }) => {
    if (sessions.current()?.gamertag === undefined) return;
    void queryClient.prefetchQuery(broadcasterMatchesQuery(eyes.current()));
    void queryClient.prefetchQuery(channelsQuery());
  },
  component: BroadcasterPage,
});
