import type { PlayerAnswer } from '@league/query-api/contract/players.ts';
import { Link } from '@tanstack/react-router';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { OverallBadge } from '../../components/league/rating-badge.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';

type PlayerRowProps = {
  readonly player: Pick<
    PlayerAnswer,
    '_id' | 'gamertag' | 'position' | 'jerseyNumber' | 'currentTeam' | 'overallRating'
  >;
};

/** A player in a list: the whole row is a link to the profile. Highlighted for a moment when what it shows changes. */
export const PlayerRow = ({ player }: PlayerRowProps) => {
  const { gamertag, position, jerseyNumber, currentTeam, overallRating } = player;
  const changed = useChanged(
    JSON.stringify([
      gamertag,
      position,
      jerseyNumber,
      currentTeam?.name,
      currentTeam?.logo,
      currentTeam?.crest,
      overallRating,
    ]),
  );
  return (
    <Link
      to="/profile/$gamertag"
      params={{ gamertag }}
      // Rows are many, and a pointer that moves over them would read every profile.
      preload={false}
      className={classNames(
        'flex h-full min-h-13.5 min-w-0 items-center gap-3 px-(--gutter) py-1 -outline-offset-3 hover:bg-hover md:px-4',
        changed && 'bg-tint-2',
      )}
    >
      <PlayerDisc player={player} size={36} />
      <span className="min-w-0 flex-1">
        <span className="block leading-4.5 font-bold">
          <Breakable text={gamertag} />
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <PositionBadge position={position} />
          {jerseyNumber !== null && (
            <span className="sr-only">
              <JerseyNumber number={jerseyNumber} />
            </span>
          )}
          <span className="min-w-0 flex-1 basis-28">
            <TeamLine team={currentTeam} />
          </span>
        </span>
      </span>
      {overallRating === null ? (
        <Badge className="border-control text-text-3">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{statisticsMessages.rating.none}</span>
        </Badge>
      ) : (
        <OverallBadge rating={overallRating} bare />
      )}
    </Link>
  );
};
