import { createFileRoute } from '@tanstack/react-router';
import { eyes } from '../../api/browser.ts';
import { ProfilePage } from '../../features/profile/profile-page.tsx';
import { profileSearch } from '../../features/profile/profile-search.ts';
import { historyQuery, playedTeamsQuery, profileQuery } from '../../features/profile/queries.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';

export const Route = createFileRoute('/_site/profile/$gamertag')({
  validateSearch: profileSearch,
  loaderDeps: ({ search: { tab, season } }) => ({ tab, season }),
  // The loader starts the reads and waits for none.
  loader: ({ context: { queryClient }, params: { gamertag }, deps: { tab, season } }) => {
    void queryClient.prefetchQuery(profileQuery(gamertag, eyes.current()));
    if (tab === 'teams') void queryClient.prefetchQuery(playedTeamsQuery(gamertag));
    else if (tab !== 'achievements') void queryClient.prefetchQuery(historyQuery(gamertag, tab && season));
    if (tab === 'teams' || tab === 'matches') void queryClient.prefetchQuery(seasonsQuery());
  },
  component: ProfilePage,
});
