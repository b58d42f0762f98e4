import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { LoadFailed } from '../components/load-failed.tsx';
import { HomeMatches } from '../features/matches/home-matches.tsx';
import { totalWeeksQuery, weekQuery } from '../features/matches/queries.ts';
import { ensureCurrentWeek, useCurrentWeek } from '../features/matches/use-current-week.ts';
import { MiniStandings } from '../features/standings/mini-standings.tsx';
import { HomePage } from '../layout/home-page.tsx';
import { homeMessages } from '../messages/tr/home.ts';

const Home = () => {
  const { data: total } = useSuspenseQuery(totalWeeksQuery());
  // Deferred: when the league moves on, this page stays until the matches of the new week are there.
  const week = useDeferredValue(useCurrentWeek());
  return <HomePage matches={<HomeMatches week={week} total={total} />} standings={<MiniStandings />} />;
};

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    const week = await ensureCurrentWeek(queryClient);
    await Promise.all(
      [week, week - 1].filter((each) => each > 0).map((each) => queryClient.ensureQueryData(weekQuery(each))),
    );
  },
  component: Home,
  errorComponent: ({ error }) => (
    <LoadFailed title={homeMessages.title} error={error} message={homeMessages.loadFailed} />
  ),
});
