import { createFileRoute } from '@tanstack/react-router';
import { eyes } from '../../api/browser.ts';
import { ProfilePage } from '../../features/profile/profile-page.tsx';
import { profileSearch } from '../../features/profile/profile-search.ts';
import { playedTeamsQuery, profileQuery } from '../../features/profile/queries.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';

export const Route = createFileRoute('/_site/profile/$gamertag')({
  validateSearch: profileSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // The loader starts the reads and waits for none.
  loader: ({ context: { queryClient }, params: { gamertag }, deps: { tab } }) => {
    void queryClient.prefetchQuery(profileQuery(gamertag, eyes.current()));
    if (tab === undefined) return;
    void queryClient.prefetchQuery(playedTeamsQuery(gamertag));
    void queryClient.prefetchQuery(seasonsQuery());
  },
  component: ProfilePage,
});
