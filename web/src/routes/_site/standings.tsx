import { createFileRoute } from '@tanstack/react-router';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { standingsQuery } from '../../features/standings/queries.ts';
import { StandingsPage } from '../../features/standings/standings-page.tsx';
import { searchOf } from '../../layout/search-of.ts';

/** A value that is no number counts as missing: the current season, or the current table. */
const numberOf = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined);

/** `/standings?season=1&week=7` */
const standingsSearch = searchOf({ season: numberOf, week: numberOf });

export const Route = createFileRoute('/_site/standings')({
  validateSearch: standingsSearch,
  loaderDeps: ({ search: { season, week } }) => ({ season, week }),
  // The loader starts the reads and does not wait: the selects are there at once, and each part loads and fails alone.
  loader: ({ context: { queryClient }, deps: { season, week } }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    void queryClient.prefetchQuery(standingsQuery(season, week));
  },
  component: StandingsPage,
});
