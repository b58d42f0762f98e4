import { createFileRoute } from '@tanstack/react-router';
import { BOARDS } from '../../features/leaderboards/boards.ts';
import { leadersQuery } from '../../features/leaderboards/queries.ts';
import { seasonMatchesQuery } from '../../features/matches/queries.ts';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { SeasonPage } from '../../features/seasons/season-page.tsx';
import { seasonOfPath } from '../../features/seasons/season-of-path.ts';
import { standingsQuery } from '../../features/standings/queries.ts';

export const Route = createFileRoute('/_site/seasons/$season')({
  // The loader starts the reads and waits for none: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    const season = seasonOfPath(params.season);
    if (season === undefined) return;
    void queryClient.prefetchQuery(standingsQuery({ season }));
    void queryClient.prefetchQuery(seasonMatchesQuery(season));
    for (const board of BOARDS) void queryClient.prefetchQuery(leadersQuery(board, season));
  },
  component: SeasonPage,
});
