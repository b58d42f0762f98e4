import { createFileRoute } from '@tanstack/react-router';
import { AdFrame } from '../../components/ui/ad-frame.tsx';
import { weeklySearch } from '../../features/matches/match-search.ts';
import { totalWeeksQuery, weekQuery } from '../../features/matches/queries.ts';
import { ensureCurrentWeek } from '../../features/matches/use-current-week.ts';
import { WeeklyPage } from '../../features/matches/weekly-page.tsx';
import { adsUrl } from '../../layout/ads-url.ts';

const Weekly = () => {
  const { week } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WeeklyPage
      week={week}
      ad={<AdFrame slot="top" url={adsUrl} />}
      onWeekChange={(chosen) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/_site/weekly-matches')({
  validateSearch: weeklySearch,
  loaderDeps: ({ search: { week } }) => ({ week }),
  // The loader starts the reads and does not wait: each part of the page loads and fails in its own place.
  loader: ({ context: { queryClient }, deps: { week } }) => {
    void queryClient.prefetchQuery(weekQuery(week));
    void queryClient.prefetchQuery(totalWeeksQuery());
    ensureCurrentWeek(queryClient).catch(() => {});
  },
  component: Weekly,
});
