import { createFileRoute, redirect } from '@tanstack/react-router';
import { totalWeeksQuery, weekQuery } from '../../../features/matches/queries.ts';
import { ensureCurrentWeek } from '../../../features/matches/use-current-week.ts';
import { MatchResultsPage } from '../../../features/results/match-results-page.tsx';
import { resultsSearch } from '../../../features/results/results-search.ts';
import { WeeklessResultsPage } from '../../../features/results/weekless-results-page.tsx';
import { LoginForm } from '../../../features/session/login-form.tsx';
import { atMostAMoment } from '../../-at-most-a-moment.ts';

const MatchResults = () => {
  const { week, match } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (chosen: number) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false });
  return week === undefined ? (
    <WeeklessResultsPage onWeekChange={choose} />
  ) : (
    <MatchResultsPage
      week={week}
      onWeekChange={choose}
      matchId={match}
      signIn={(onSignedIn) => <LoginForm onSignedIn={onSignedIn} />}
    />
  );
};

export const Route = createFileRoute('/admin/_guarded/match-results')({
  validateSearch: resultsSearch,
  loaderDeps: ({ search }) => search,
  // The loader starts this read and does not wait: results can be entered even where the number of weeks is unknown.
  loader: async ({ context: { queryClient }, deps: { week, match } }) => {
    void queryClient.prefetchQuery(totalWeeksQuery());
    if (week !== undefined) {
      void queryClient.prefetchQuery(weekQuery(week));
      return;
    }
    // Opens the current week, whose results are due. The address names it, so that the page keeps the week when the
    // last result is in and the next week becomes the current one.
    const current = await atMostAMoment(ensureCurrentWeek(queryClient).catch(() => undefined));
    if (current !== undefined)
      throw redirect({ to: '/admin/match-results', search: { week: current, match }, replace: true });
  },
  component: MatchResults,
});
