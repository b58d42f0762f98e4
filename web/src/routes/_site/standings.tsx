import { createFileRoute } from '@tanstack/react-router';
import { dayQuery } from '../../features/matches/queries.ts';
import { today } from '../../features/matches/use-today.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { standingsQuery } from '../../features/standings/queries.ts';
import { StandingsPage } from '../../features/standings/standings-page.tsx';
import { isNow, standingsSearch } from '../../features/standings/standings-search.ts';

export const Route = createFileRoute('/_site/standings')({
  validateSearch: standingsSearch,
  loaderDeps: ({ search }) => search,
  // The loader starts the reads and does not wait: the selects are there at once, and each part loads and fails alone.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    void queryClient.prefetchQuery(standingsQuery(deps));
    // The week select offers the weeks of the whole table.
    void queryClient.prefetchQuery(standingsQuery({ season: deps.season }));
    if (isNow(deps)) void queryClient.prefetchQuery(dayQuery(today()));
  },
  component: StandingsPage,
});
