import { createFileRoute } from '@tanstack/react-router';
import { AdFrame } from '../../components/ui/ad-frame.tsx';
import { DailyPage } from '../../features/matches/daily-page.tsx';
import { loadMatchDialog } from '../../features/matches/load-match-dialog.ts';
import { dailySearch } from '../../features/matches/match-search.ts';
import { OpenMatch } from '../../features/matches/open-match.tsx';
import { dayQuery, matchQuery } from '../../features/matches/queries.ts';
import { today } from '../../features/matches/use-today.ts';
import { adsUrl } from '../../layout/ads-url.ts';

const Daily = () => {
  const { date = null, match, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DailyPage
      date={date}
      ad={<AdFrame slot="top" url={adsUrl} />}
      onDateChange={(day) => void navigate({ search: { date: day }, replace: true, resetScroll: false })}
    >
      {match !== undefined && <OpenMatch key={match} id={match} tab={tab} />}
    </DailyPage>
  );
};

export const Route = createFileRoute('/_site/matches')({
  validateSearch: dailySearch,
  loaderDeps: ({ search: { date, match } }) => ({ date, match }),
  // The loader starts the reads and does not wait (also when a card is about to be pressed): page
  // and dialog show failures.
  loader: ({ context: { queryClient }, deps: { date, match } }) => {
    void queryClient.prefetchQuery(dayQuery(date ?? today()));
    if (match === undefined) return;
    void queryClient.prefetchQuery(matchQuery(match));
    loadMatchDialog().catch(() => {});
  },
  component: Daily,
});
