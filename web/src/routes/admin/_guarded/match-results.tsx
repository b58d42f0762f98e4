import { createFileRoute } from '@tanstack/react-router';
import { weekQuery, weeksQuery } from '../../../features/matches/queries.ts';
import { MatchResultsPage, WeeklessResultsPage } from '../../../features/results/match-results-page.tsx';
import { resultsSearch } from '../../../features/results/results-search.ts';
import { adminEntry } from '../../../features/results/result-entry.ts';

const MatchResults = () => {
  const { week, match } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (search: { readonly week: number; readonly match?: string | undefined }) =>
    void navigate({ search, replace: true, resetScroll: false });
  // Opens the current week, whose results are due. The address names it, so that the page keeps the week when the last
  // result is in and the next week becomes the current one.
  return week === undefined ? (
    <WeeklessResultsPage onWeekChange={(current) => choose({ week: current, match })} />
  ) : (
    <MatchResultsPage
      week={week}
      onWeekChange={(chosen) => choose({ week: chosen })}
      matchId={match}
      onOpen={(id) => void navigate({ search: { week, match: id }, state: { overPage: true }, resetScroll: false })}
      onLeave={() => void navigate({ search: { week }, replace: true, resetScroll: false, ignoreBlocker: true })}
      entry={adminEntry}
    />
  );
};

export const Route = createFileRoute('/admin/_guarded/match-results')({
  validateSearch: resultsSearch,
  loaderDeps: ({ search }) => search,
  // The loader starts the reads and does not wait: results can be entered even where the number of weeks is unknown.
  loader: ({ context: { queryClient }, deps: { week } }) => {
    void queryClient.prefetchQuery(weeksQuery());
    if (week !== undefined) void queryClient.prefetchQuery(weekQuery(week));
  },
  component: MatchResults,
});
