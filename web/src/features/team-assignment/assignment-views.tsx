import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { Crest } from '../../components/league/crest.tsx';
import { JerseyNumber } from '../../components/league/jersey-number.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { OverallBadge } from '../../components/league/rating-badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { RecordsTable } from '../../components/ui/records-table.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { useMedia } from '../../components/ui/use-media.ts';
import { teamAssignmentMessages as words } from '../../messages/tr/team-assignment.ts';

const { columns: labels } = words;

export type AssignmentViewProps = {
  readonly players: readonly AdminsPlayer[];
  readonly onAssign: (player: AdminsPlayer) => void;
};

type PlayerProps = { readonly player: AdminsPlayer };

const Team = ({ player: { currentTeam } }: PlayerProps) =>
  currentTeam === null ? (
    <span className="text-text-2">{words.free}</span>
  ) : (
    <span className="flex min-w-0 items-center gap-2">
      <Crest team={currentTeam} />
      <span className="min-w-0">{currentTeam.name}</span>
    </span>
  );

type AssignProps = PlayerProps & Pick<AssignmentViewProps, 'onAssign'> & { readonly size?: 'small' | 'normal' };

const Assign = ({ player, onAssign, size = 'normal' }: AssignProps) => {
  const act = player.currentTeam === null ? words.assign : words.change;
  return (
    <Button
      variant="secondary"
      size={size}
      aria-label={words.actFor(act, player.gamertag)}
      onClick={() => onAssign(player)}
    >
      {act}
    </Button>
  );
};

const Card = ({ player, onAssign }: AssignProps) => (
  <li
    data-row=""
    tabIndex={-1}
    className={classNames(
      'flex min-w-0 flex-col gap-3 rounded-card border border-line p-4',
      useChanged(player.currentTeam?._id ?? '') ? 'bg-tint-2' : 'bg-surface',
    )}
  >
    <div className="flex items-center gap-3">
      <PlayerDisc player={player} />
      <div className="min-w-0">
        <h3 className="font-semibold">
          <Breakable text={player.gamertag} />
        </h3>
        <p className="flex flex-wrap items-center gap-2 text-small text-text-2">
          <PositionBadge position={player.position} long />
          {player.jerseyNumber !== null && <JerseyNumber number={player.jerseyNumber} />}
          {player.overallRating !== null && <OverallBadge rating={player.overallRating} />}
        </p>
      </div>
    </div>
    <Team player={player} />
    <div className="mt-auto flex flex-col">
      <Assign player={player} onAssign={onAssign} />
    </div>
  </li>
);

/** A card for each player, four beside each other on wide screens. */
export const AssignmentGrid = ({ players, onAssign }: AssignmentViewProps) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
    {players.map((player) => (
      <Card key={player._id} player={player} onAssign={onAssign} />
    ))}
  </ul>
);

/** The same as lines. */
export const AssignmentList = ({ players, onAssign }: AssignmentViewProps) => {
  const fine = useMedia('(min-width: 62rem) and (pointer: fine)');
  return (
    <RecordsTable
      caption={words.list}
      columns={[
        {
          key: 'gamertag',
          label: labels.gamertag,
          kind: 'title',
          cell: ({ gamertag }) => (
            <span data-row="" tabIndex={-1}>
              <Breakable text={gamertag} />
            </span>
          ),
        },
        {
          key: 'position',
          label: labels.position,
          cell: ({ position }) => <PositionBadge position={position} long />,
        },
        { key: 'number', label: labels.number, cell: ({ jerseyNumber }) => jerseyNumber ?? words.none },
        {
          key: 'rating',
          label: labels.rating,
          cell: ({ overallRating }) =>
            overallRating === null ? words.none : <OverallBadge rating={overallRating} bare />,
        },
        { key: 'team', label: labels.team, cell: (player) => <Team player={player} /> },
        {
          key: 'acts',
          label: labels.acts,
          kind: 'actions',
          cell: (player) => <Assign player={player} onAssign={onAssign} size={fine ? 'small' : 'normal'} />,
        },
      ]}
      rows={players}
      rowKey={({ _id }) => _id}
      shownOf={({ gamertag, position, jerseyNumber, overallRating, currentTeam }) =>
        [gamertag, position, jerseyNumber, overallRating, currentTeam?.name].join('\n')
      }
    />
  );
};
