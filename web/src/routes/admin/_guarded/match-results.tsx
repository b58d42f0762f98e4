import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { failureMessage } from '../../../features/matches/failure-message.ts';
import { totalWeeksQuery, weekQuery } from '../../../features/matches/queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from '../../../features/matches/use-current-week.ts';
import { MatchResultsPage } from '../../../features/results/match-results-page.tsx';
import { LoginForm } from '../../../features/session/login-form.tsx';
import { resultsMessages } from '../../../messages/tr/results.ts';

const MatchResults = () => {
  const current = useCurrentWeek();
  const { week = current } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MatchResultsPage
      week={week}
      current={current}
      onWeekChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
      signIn={(onSignedIn) => <LoginForm onSignedIn={onSignedIn} />}
    />
  );
};

export const Route = createFileRoute('/admin/_guarded/match-results')({
  validateSearch: z.object({ week: z.catch(z.optional(z.int().check(z.positive())), undefined) }),
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: async ({ context: { queryClient }, deps: { week } }) => {
    const current = await ensureCurrentWeek(queryClient);
    // The week being played, whose results are due. In the address, so that the page stays when its last result is in.
    if (week === undefined) throw redirect({ to: '/admin/match-results', search: { week: current }, replace: true });
    await Promise.all([queryClient.ensureQueryData(totalWeeksQuery()), queryClient.ensureQueryData(weekQuery(week))]);
  },
  component: MatchResults,
  errorComponent: ({ error }) => (
    <LoadFailed title={resultsMessages.title} error={error} message={failureMessage(error)} />
  ),
});
