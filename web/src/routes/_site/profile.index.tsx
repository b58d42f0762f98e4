import { createFileRoute } from '@tanstack/react-router';
import { eyes, sessions } from '../../api/browser.ts';
import { OwnProfilePage } from '../../features/profile/profile-page.tsx';
import { profileSearch } from '../../features/profile/profile-search.ts';
import { profileQuery } from '../../features/profile/queries.ts';

export const Route = createFileRoute('/_site/profile/')({
  validateSearch: profileSearch,
  // The loader starts the read and does not wait; visitors have none.
  loader: ({ context: { queryClient } }) => {
    const gamertag = sessions.current()?.gamertag;
    if (gamertag !== undefined) void queryClient.prefetchQuery(profileQuery(gamertag, eyes.current()));
  },
  component: OwnProfilePage,
});
