import type { PlayedTeamsAnswer } from '@league/query-api/contract/players.ts';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatCalendarDay } from '../../format/time.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { profileMessages } from '../../messages/tr/profile.ts';
import { seasonsQuery } from '../seasons/queries.ts';
import { playedTeamsQuery } from './queries.ts';

const words = profileMessages.playedTeams;

type PlayedTeam = PlayedTeamsAnswer['playedTeams'][number];

const dayOf = (iso: string | null): string => formatCalendarDay(iso) ?? words.now;

const Row = ({ played, season }: { readonly played: PlayedTeam; readonly season: string }) => {
  const { team, deleted, startDate, endDate, isCurrentTeam } = played;
  const name = <span className="min-w-0 [overflow-wrap:anywhere]">{team.name}</span>;
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Crest team={team} size={48} />
      <div className="min-w-0 flex-1 basis-40">
        {deleted ? (
          <span className="inline-flex min-h-11 items-center font-semibold">{name}</span>
        ) : (
          <Link
            to="/team/$id"
            params={{ id: team._id }}
            className="inline-flex min-h-11 items-center font-semibold text-brand-text hover:underline"
          >
            {name}
          </Link>
        )}
        <p className="text-meta text-text-2">
          {[team.city, season, appMessages.dates(dayOf(startDate), dayOf(endDate))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Badge
        className={
          isCurrentTeam ? 'border-transparent bg-success-tint text-success' : 'border-transparent bg-sunken text-text-2'
        }
      >
        {isCurrentTeam ? words.current : words.former}
      </Badge>
    </li>
  );
};

/** Three teams that are not read yet. */
export const PlayedTeamsSkeleton = () => <Skeleton shape="cards" rows={3} />;

/** The teams that the player played in, the latest first, each with its season as the league names it. */
export const PlayedTeams = ({ gamertag }: { readonly gamertag: string }) => (
  <QueryPart query={playedTeamsQuery(gamertag)} waiting={<PlayedTeamsSkeleton />} failed={words.failed}>
    {({ playedTeams }) =>
      playedTeams.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <QueryPart query={seasonsQuery()} waiting={<PlayedTeamsSkeleton />} failed={words.failed}>
          {(seasons) => (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {playedTeams.map((played) => (
                <Row
                  key={`${played.team._id} ${played.startDate}`}
                  played={played}
                  season={seasons.find(({ season }) => season === played.season)?.label ?? ''}
                />
              ))}
            </ul>
          )}
        </QueryPart>
      )
    }
  </QueryPart>
);
