import { createFileRoute } from '@tanstack/react-router';
import { eyes, sessions } from '../../api/browser.ts';
import { OwnProfilePage } from '../../features/profile/own-profile-page.tsx';
import { profileSearch } from '../../features/profile/profile-search.ts';
import { historyQuery, profileQuery } from '../../features/profile/queries.ts';

export const Route = createFileRoute('/_site/profile/')({
  validateSearch: profileSearch,
  // The loader starts the reads and waits for none; visitors have none.
  loaderDeps: ({ search: { tab, season } }) => ({ tab, season }),
  loader: ({ context: { queryClient }, deps: { tab, season } }) => {
    const gamertag = sessions.current()?.gamertag;
    if (gamertag === undefined) return;
    void queryClient.prefetchQuery(profileQuery(gamertag, eyes.current()));
    if (tab === undefined || tab === 'matches') void queryClient.prefetchQuery(historyQuery(gamertag, tab && season));
  },
  component: OwnProfilePage,
});
