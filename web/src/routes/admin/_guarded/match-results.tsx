import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { failureMessage } from '../../../features/matches/failure-message.ts';
import { totalWeeksQuery, weekQuery } from '../../../features/matches/queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from '../../../features/matches/use-current-week.ts';
import { MatchResultsPage } from '../../../features/results/match-results-page.tsx';
import { resultsSearch } from '../../../features/results/results-search.ts';
import { LoginForm } from '../../../features/session/login-form.tsx';
import { resultsMessages } from '../../../messages/tr/results.ts';

const MatchResults = () => {
  const current = useCurrentWeek();
  const { week = current, match } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MatchResultsPage
      week={week}
      current={current}
      onWeekChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
      matchId={match}
      signIn={(onSignedIn) => <LoginForm onSignedIn={onSignedIn} />}
    />
  );
};

export const Route = createFileRoute('/admin/_guarded/match-results')({
  validateSearch: resultsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { week, match } }) => {
    const current = await ensureCurrentWeek(queryClient);
    // The week being played, whose results are due. In the address, so that the page stays when its last result is in.
    if (week === undefined)
      throw redirect({ to: '/admin/match-results', search: { week: current, match }, replace: true });
    void queryClient.prefetchQuery(weekQuery(week));
    await queryClient.ensureQueryData(totalWeeksQuery());
  },
  component: MatchResults,
  errorComponent: ({ error }) => (
    <LoadFailed title={resultsMessages.title} error={error} message={failureMessage(error)} />
  ),
});
