import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Banner } from '../../components/ui/banner.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Ad } from '../../layout/ad.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { myStatsMessages as words } from '../../messages/tr/my-stats.ts';
import { historyQuery } from '../profile/queries.ts';
import { SeasonSelect } from '../seasons/season-select.tsx';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { PlayerLoginLink } from '../session/player-login-link.tsx';
import { useOwnGamertag } from '../session/use-own-gamertag.ts';
import { FigureCards } from './figure-cards.tsx';
import { figuresOf } from './own-figures.ts';
import { RecentTable } from './recent-table.tsx';

/** How many of the latest matches stand here; the profile has all of them. */
const RECENT = 10;
const SKELETON_ROWS = 8;

const route = getRouteApi('/_site/my-stats');

const Statistics = ({ matches }: { readonly matches: readonly MatchHistoryEntry[] }) => (
  <div className="flex flex-col gap-6">
    <FigureCards figures={figuresOf(matches)} />
    <section aria-labelledby="recent" className="flex flex-col gap-2">
      <h2 id="recent" className="text-h2 font-bold">
        {words.recent}
      </h2>
      <RecentTable entries={matches.slice(0, RECENT)} />
      <Link
        to="/profile"
        search={{ tab: 'matches' }}
        className="inline-flex min-h-11 items-center self-start font-semibold text-brand-text hover:underline"
      >
        {words.all}
      </Link>
    </section>
    <p className="text-small text-text-3">{words.note}</p>
  </div>
);

/** The statistics of a player, of the season that the address names or else of the current one. */
const OwnStatistics = ({ gamertag }: { readonly gamertag: string }) => {
  const { season } = route.useSearch();
  const navigate = route.useNavigate();
  // Where the seasons cannot be read, all matches are counted.
  const current = useCurrentSeason()?.season;
  const shown = season ?? current;
  const query = historyQuery(gamertag);
  const { isLoadingError } = useQuery(query);
  return (
    <>
      <PageHeader title={appMessages.ownStatistics} note={gamertag} failed={isLoadingError}>
        <div className="w-full empty:hidden sm:w-64">
          <SeasonSelect
            season={season}
            onChange={(chosen) => void navigate({ search: { season: chosen }, replace: true, resetScroll: false })}
          />
        </div>
      </PageHeader>
      <QueryPart query={query} waiting={<Skeleton shape="cards" rows={SKELETON_ROWS} />} failed={words.failed}>
        {({ matchHistory }) => {
          const matches = matchHistory.filter(({ match }) => shown === undefined || match.season === shown);
          if (matches.length > 0) return <Statistics matches={matches} />;
          return (
            <EmptyState title={words.empty} text={matchHistory.length === 0 ? words.emptyText : words.emptyOfSeason} />
          );
        }}
      </QueryPart>
      <Ad slot="top" />
    </>
  );
};

/** The own statistics at `/my-stats`; without a player's session it says where to sign in. */
export const MyStatsPage = () => {
  const gamertag = useOwnGamertag();
  if (gamertag !== undefined) return <OwnStatistics key={gamertag} gamertag={gamertag} />;
  return (
    <>
      <PageHeader title={appMessages.ownStatistics} />
      <Banner tone="warning" action={<PlayerLoginLink />}>
        {words.signIn}
      </Banner>
    </>
  );
};
