import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoadFailed } from '../components/load-failed.tsx';
import { seasonsQuery } from '../features/seasons/queries.ts';
import { SeasonSelect } from '../features/seasons/season-select.tsx';
import { standingsQuery } from '../features/standings/queries.ts';
import { StandingsPage } from '../features/standings/standings-page.tsx';
import { standingsMessages } from '../messages/tr/standings.ts';

const Standings = () => {
  const { season } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: seasons } = useSuspenseQuery(seasonsQuery());
  const shown = seasons.find((each) => (season === undefined ? each.current : each.season === season));
  return (
    <StandingsPage
      season={season}
      isCurrent={shown?.current ?? true}
      seasonLabel={shown?.label ?? ''}
      seasonSelect={
        <SeasonSelect
          seasons={seasons}
          season={season}
          onChange={(chosen) => void navigate({ search: { season: chosen } })}
        />
      }
    />
  );
};

export const Route = createFileRoute('/standings')({
  validateSearch: z.object({ season: z.catch(z.optional(z.int().check(z.positive())), undefined) }),
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: ({ context: { queryClient }, deps: { season } }) =>
    Promise.all([queryClient.ensureQueryData(seasonsQuery()), queryClient.ensureQueryData(standingsQuery(season))]),
  component: Standings,
  errorComponent: ({ error }) => (
    <LoadFailed title={standingsMessages.title} error={error} message={standingsMessages.loadFailed} />
  ),
});
