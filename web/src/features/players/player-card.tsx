import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../components/league/avatar.tsx';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';

type PlayerCardProps = {
  readonly player: {
    readonly _id: string;
    readonly gamertag: string;
    readonly position: string | null;
    readonly jerseyNumber: number | null;
    /** null: free; left out on the page of the team. */
    readonly currentTeam?: TeamReference | null;
  };
};

/** A player in a list: the whole card is a link to the profile. Highlighted for a moment when what it shows changes. */
export const PlayerCard = ({ player }: PlayerCardProps) => {
  const { gamertag, position, jerseyNumber, currentTeam } = player;
  const changed = useChanged(JSON.stringify([gamertag, position, jerseyNumber, currentTeam?.name, currentTeam?.logo]));
  return (
    <Link
      to="/profile/$gamertag"
      params={{ gamertag }}
      // Cards are many, and a pointer that moves over them would read every profile.
      preload={false}
      className={classNames(
        'flex h-full min-w-0 items-center gap-3 rounded-card border border-line p-3 hover:bg-hover',
        changed ? 'bg-tint-2' : 'bg-surface',
      )}
    >
      <Avatar player={player} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-h3 font-bold">
          <Breakable text={gamertag} />
        </span>
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
          <PositionBadge position={position} />
          {jerseyNumber !== null && <JerseyNumber number={jerseyNumber} />}
        </span>
        {currentTeam !== undefined && <TeamLine team={currentTeam} />}
      </span>
    </Link>
  );
};
