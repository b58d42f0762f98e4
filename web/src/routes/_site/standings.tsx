import { createFileRoute } from '@tanstack/react-router';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { placesQuery, standingsQuery } from '../../features/standings/queries.ts';
import { StandingsPage } from '../../features/standings/standings-page.tsx';
import { isWholeSeason, standingsSearch } from '../../features/standings/standings-search.ts';

export const Route = createFileRoute('/_site/standings')({
  validateSearch: standingsSearch,
  loaderDeps: ({ search }) => search,
  // The loader starts the reads and does not wait: the selects are there at once, and each part loads and fails alone.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    void queryClient.prefetchQuery(standingsQuery(deps));
    // The week select offers the weeks of the whole table.
    void queryClient.prefetchQuery(standingsQuery({ season: deps.season }));
    if (isWholeSeason(deps)) void queryClient.prefetchQuery(placesQuery(deps.season));
  },
  component: StandingsPage,
});
