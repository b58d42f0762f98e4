import { createFileRoute } from '@tanstack/react-router';
import { sessions } from '../../api/browser.ts';
import { MyStatsPage } from '../../features/my-stats/my-stats-page.tsx';
import { aSeason } from '../../features/seasons/season-search.ts';
import { historyQuery } from '../../features/profile/queries.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { searchOf } from '../../layout/search-of.ts';

/** `/my-stats?season=1`; the current season is the default and is not written. */
const myStatsSearch = searchOf({ season: aSeason });

export const Route = createFileRoute('/_site/my-stats')({
  validateSearch: myStatsSearch,
  // The loader starts the reads and waits for none; visitors have none.
  loader: ({ context: { queryClient } }) => {
    const gamertag = sessions.current()?.gamertag;
    if (gamertag === undefined) return;
    void queryClient.prefetchQuery(historyQuery(gamertag));
    void queryClient.prefetchQuery(seasonsQuery());
  },
  component: MyStatsPage,
});
