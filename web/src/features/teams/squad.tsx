import type { TeamWithSquad } from '@league/query-api/contract/teams.ts';
import { Link } from '@tanstack/react-router';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { type Line, positionOf } from '../../components/league/position.ts';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatNumber } from '../../format/number.ts';
import { teamsMessages } from '../../messages/tr/teams.ts';

const words = teamsMessages.detail;

type Player = TeamWithSquad['players'][number];

/** From the own goal on; players without a known position come last. */
const LINES = ['keeper', 'defence', 'midfield', 'attack', 'other'] as const satisfies readonly (Line | 'other')[];
type SquadLine = (typeof LINES)[number];

const lineOf = ({ position }: Player): SquadLine => positionOf(position ?? '')?.line ?? 'other';

/** What stands in the columns of a line: keepers save, the others score. */
const figuresOf = (line: SquadLine) => [line === 'keeper' ? 'saves' : 'goals', 'assists', 'matchesPlayed'] as const;

const figureClass = 'w-[2.4rem] shrink-0 text-center tabular-nums';
/** Large letters on a phone leave room for the first figure only. */
const later = '@max-[17rem]:hidden';

type RowProps = { readonly player: Player; readonly line: SquadLine; readonly team: TeamWithSquad };

/** A player of the squad: the whole row is a link to the profile. Highlighted for a moment when what it shows changes. */
const Row = ({ player, line, team }: RowProps) => {
  const { gamertag, position, jerseyNumber, stats } = player;
  const figures = figuresOf(line).map((of) => ({ of, count: stats[of] }));
  const changed = useChanged(JSON.stringify([gamertag, position, jerseyNumber, figures]));
  return (
    <Link
      to="/profile/$gamertag"
      params={{ gamertag }}
      // Rows are many, and a pointer that moves over them would read every profile.
      preload={false}
      className={classNames(
        'flex min-h-11.5 min-w-0 items-center gap-3 px-(--gutter) py-1 -outline-offset-3 hover:bg-hover md:px-4',
        changed && 'bg-tint-2',
      )}
    >
      <span className="contents @max-[17rem]:hidden">
        <PlayerDisc player={{ gamertag, jerseyNumber, currentTeam: team }} size={36} />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-bold">
          <Breakable text={gamertag} />
        </span>
        <PositionBadge position={position} />
        {jerseyNumber !== null && (
          <span className="sr-only">
            <JerseyNumber number={jerseyNumber} />
          </span>
        )}
      </span>
      {figures.map(({ of, count }, index) => (
        <span
          key={of}
          className={classNames(figureClass, index > 0 && later, count === 0 ? 'text-text-3' : 'font-bold')}
        >
          <span className="sr-only">, {words.figures[of].long} </span>
          {formatNumber(count)}
        </span>
      ))}
    </Link>
  );
};

/** The players of a team by their lines of play, each under its own head. */
export const Squad = ({ team }: { readonly team: TeamWithSquad }) => {
  if (team.players.length === 0) return <EmptyState title={words.noPlayers} text={words.noPlayersText} level={3} />;
  return (
    <div className="@container -mx-(--gutter) overflow-hidden border-y border-line bg-surface md:mx-0 md:rounded-card md:border-x">
      {LINES.map((line) => ({ line, players: team.players.filter((player) => lineOf(player) === line) }))
        .filter(({ players }) => players.length > 0)
        .map(({ line, players }) => (
          <section key={line} className="border-line not-first:border-t">
            <div className="flex min-h-7 items-center gap-3 bg-sunken px-(--gutter) text-meta font-semibold text-text-2 md:px-4">
              <h3 className="flex-1">{words.lines[line]}</h3>
              {figuresOf(line).map((of, index) => (
                <span key={of} aria-hidden="true" className={classNames(figureClass, index > 0 && later)}>
                  {words.figures[of].short}
                </span>
              ))}
            </div>
            <ul className="divide-y divide-line">
              {players.map((player) => (
                <li key={player._id}>
                  <Row player={player} line={line} team={team} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};
