import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AdFrame } from '../../components/ui/ad-frame.tsx';
import { seasonsQuery } from '../../features/seasons/queries.ts';
import { type Period, SeasonPicker, WEEK_SELECT } from '../../features/seasons/season-picker.tsx';
import { standingsQuery } from '../../features/standings/queries.ts';
import { StandingsPage } from '../../features/standings/standings-page.tsx';
import { standingsSearch } from '../../features/standings/standings-search.ts';
import { usePlayedWeeks } from '../../features/standings/use-played-weeks.ts';
import { adsUrl } from '../../layout/ads-url.ts';

const Standings = () => {
  const { season, week } = Route.useSearch();
  const navigate = Route.useNavigate();
  // The table is shown even where the list of seasons cannot be read.
  const seasons = useQuery(seasonsQuery()).data ?? [];
  const played = usePlayedWeeks(season);
  const choose = (search: Period) => void navigate({ search, replace: true, resetScroll: false });
  return (
    <StandingsPage
      season={season}
      week={week}
      shown={seasons.find((each) => (season === undefined ? each.current : each.season === season))}
      picker={<SeasonPicker {...{ seasons, season, week }} played={played} onChange={choose} />}
      onBack={() => {
        choose({ season });
        document.getElementById(WEEK_SELECT)?.focus();
      }}
      ad={<AdFrame slot="top" url={adsUrl} />}
    />
  );
};

export const Route = createFileRoute('/_site/standings')({
  validateSearch: standingsSearch,
  loaderDeps: ({ search: { season, week } }) => ({ season, week }),
  // The loader starts the reads and does not wait: the selects are there at once, and each part loads and fails alone.
  loader: ({ context: { queryClient }, deps: { season, week } }) => {
    void queryClient.prefetchQuery(seasonsQuery());
    void queryClient.prefetchQuery(standingsQuery(season, week));
  },
  component: Standings,
});
