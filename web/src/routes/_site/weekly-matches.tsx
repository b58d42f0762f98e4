import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoadFailed } from '../components/load-failed.tsx';
import { failureMessage } from '../features/matches/failure-message.ts';
import { totalWeeksQuery, weekQuery } from '../features/matches/queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from '../features/matches/use-current-week.ts';
import { WeeklyPage } from '../features/matches/weekly-page.tsx';
import { matchesMessages } from '../messages/tr/matches.ts';

const Weekly = () => {
  const { week } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WeeklyPage
      week={week}
      current={useCurrentWeek()}
      onWeekChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/weekly-matches')({
  // Spec, Weekly calendar: the default week is 1.
  validateSearch: z.object({ week: z.catch(z._default(z.int().check(z.positive()), 1), 1) }),
  loaderDeps: ({ search: { week } }) => ({ week }),
  loader: ({ context: { queryClient }, deps: { week } }) =>
    Promise.all([
      ensureCurrentWeek(queryClient),
      queryClient.ensureQueryData(totalWeeksQuery()),
      queryClient.ensureQueryData(weekQuery(week)),
    ]),
  component: Weekly,
  errorComponent: ({ error }) => (
    <LoadFailed title={matchesMessages.title} error={error} message={failureMessage(error)} />
  ),
});
