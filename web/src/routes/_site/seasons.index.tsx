import { createFileRoute } from '@tanstack/react-router';
import { championsQuery } from '../../features/seasons/champions-query.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { SeasonsPage } from '../../features/seasons/seasons-page.tsx';
import { standingsQuery } from '../../features/standings/queries.ts';

export const Route = createFileRoute('/_site/seasons/')({
  // The loader starts the reads and waits for none: the champions load and fail beside the seasons.
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    void queryClient.prefetchQuery(championsQuery());
    void queryClient.prefetchQuery(standingsQuery());
  },
  component: SeasonsPage,
});
