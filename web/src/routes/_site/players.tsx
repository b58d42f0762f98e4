import { createFileRoute } from '@tanstack/react-router';
import { eyes } from '../../api/browser.ts';
import { playerSearch } from '../../features/players/player-search.ts';
import { PlayersPage } from '../../features/players/players-page.tsx';
import { firstPlayersQuery, playersQuery } from '../../features/players/queries.ts';

export const Route = createFileRoute('/_site/players')({
  validateSearch: playerSearch,
  // The loader starts both reads and waits for none: the first players are shown while all are still under way.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(firstPlayersQuery(eyes.current()));
    void queryClient.prefetchQuery(playersQuery(eyes.current()));
  },
  component: PlayersPage,
});
