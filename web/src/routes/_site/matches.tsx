import { createFileRoute } from '@tanstack/react-router';
import { DailyPage } from '../../features/matches/daily-page.tsx';
import { dailySearch } from '../../features/matches/match-search.ts';
import { loadMatchDialog } from '../../features/match/open-match.tsx';
import { dayQuery, seasonMatchesQuery } from '../../features/matches/queries.ts';
import { matchQuery } from '../../features/match/match-query.ts';
import { today } from '../../features/matches/use-today.ts';

export const Route = createFileRoute('/_site/matches')({
  validateSearch: dailySearch,
  loaderDeps: ({ search: { date, match } }) => ({ date, match }),
  // The loader starts the reads and does not wait (also when a card is about to be pressed): page
  // and dialog show failures.
  loader: ({ context: { queryClient }, deps: { date, match } }) => {
    void queryClient.prefetchQuery(dayQuery(date ?? today()));
    void queryClient.prefetchQuery(seasonMatchesQuery());
    if (match === undefined) return;
    void queryClient.prefetchQuery(matchQuery(match));
    loadMatchDialog().catch(() => {});
  },
  component: DailyPage,
});
