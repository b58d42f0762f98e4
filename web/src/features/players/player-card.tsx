import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { OverallBadge } from '../../components/league/rating-badge.tsx';
import { TeamLine } from '../../components/league/team-line.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatNumber } from '../../format/number.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';

const { figures } = statisticsMessages;

type PlayerCardProps = {
  readonly player: {
    readonly _id: string;
    readonly gamertag: string;
    readonly position: string | null;
    readonly jerseyNumber: number | null;
    /** null: free. */
    readonly currentTeam?: TeamReference | null;
    readonly stats: CardStats;
    readonly overallRating?: number | null;
  };
  /** On the page of this team the card shows goals, assists and matches, and does not name the team. */
  readonly team?: TeamReference;
};

const FIGURES = ['goals', 'assists', 'matchesPlayed'] as const;
type CardStats = Readonly<Record<(typeof FIGURES)[number], number>>;

const Figures = ({ stats }: { readonly stats: CardStats }) => (
  <span className="flex flex-wrap gap-x-3 text-meta text-text-2 tabular-nums">
    {FIGURES.map((of) => (
      <span key={of} className="whitespace-nowrap">
        {figures[of]} <span className="font-semibold text-text">{formatNumber(stats[of])}</span>
      </span>
    ))}
  </span>
);

/** A player in a list: the whole card is a link to the profile. Highlighted for a moment when what it shows changes. */
export const PlayerCard = ({ player, team }: PlayerCardProps) => {
  const { gamertag, position, jerseyNumber, currentTeam, stats, overallRating = null } = player;
  const changed = useChanged(
    JSON.stringify([
      gamertag,
      position,
      jerseyNumber,
      currentTeam?.name,
      currentTeam?.logo,
      currentTeam?.crest,
      overallRating,
      team !== undefined && FIGURES.map((of) => stats[of]),
    ]),
  );
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
      <PlayerDisc player={{ gamertag, jerseyNumber, currentTeam: team ?? currentTeam }} />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="text-h3 font-bold">
          <Breakable text={gamertag} />
        </span>
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 gap-y-1">
          <PositionBadge position={position} />
          {jerseyNumber !== null && <JerseyNumber number={jerseyNumber} />}
          {overallRating !== null && <OverallBadge rating={overallRating} />}
        </span>
        {team !== undefined && <Figures stats={stats} />}
        {currentTeam !== undefined && <TeamLine team={currentTeam} />}
      </span>
    </Link>
  );
};
