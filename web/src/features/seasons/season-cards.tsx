import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../components/query/query-part.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { seasonArchiveMessages as words } from '../../messages/tr/season-archive.ts';
import { standingsQuery } from '../standings/queries.ts';
import { firstOf, playedIn } from './archive.ts';
import { championsQuery } from './champions-query.ts';
import { seasonsQuery } from './queries.ts';
import { SeasonCard } from './season-card.tsx';

/** As many seasons as most leagues have after some years. */
const SKELETON_ROWS = 3;

type Season = SeasonsAnswer[number];

/** A card begins anew once its team is read, which is no change to be highlighted. */
const cardKey = (isRead: boolean): string => (isRead ? 'read' : 'waiting');

/** The season that is being played moves with its table. */
const CurrentSeason = ({ season }: { readonly season: Season }) => {
  const rows = useQuery(standingsQuery()).data;
  return (
    <SeasonCard
      key={cardKey(rows !== undefined)}
      season={season}
      first={rows && (firstOf(rows)?.teamInfo ?? null)}
      played={rows && playedIn(rows)}
    />
  );
};

const ClosedSeason = ({ season }: { readonly season: Season }) => {
  const champion = useQuery(championsQuery()).data?.find((each) => each.season === season.season)?.champion;
  return <SeasonCard key={cardKey(champion !== undefined)} season={season} first={champion} />;
};

/** The seasons as cards. Their champions load and fail alone. */
export const SeasonCards = () => (
  <QueryPart query={seasonsQuery()} waiting={<Skeleton shape="cards" rows={SKELETON_ROWS} />} failed={words.loadFailed}>
    {(read) =>
      read.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <QueryPart query={championsQuery()} waiting={null} failed={words.championsFailed} quiet>
            {() => null}
          </QueryPart>
          <ul className="grid gap-2.5 md:grid-cols-2 md:gap-4">
            {read.map((season) => (
              <li key={season.season} className="min-w-0">
                {season.current ? <CurrentSeason season={season} /> : <ClosedSeason season={season} />}
              </li>
            ))}
          </ul>
        </>
      )
    }
  </QueryPart>
);
