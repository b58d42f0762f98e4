import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatNumber } from '../../format/number.ts';
import { playerStatisticsMessages as words } from '../../messages/tr/player-statistics.ts';
import { hasAny } from './totals.ts';

const { columns: labels } = words;

const FIGURES = ['matchesPlayed', 'goals', 'assists', 'saves', 'yellowCards', 'redCards'] as const;

type PlayerProps = { readonly player: AdminsPlayer };

const Name = ({ player: { gamertag } }: PlayerProps) => (
  <span data-row="" tabIndex={-1} className="inline-flex max-w-full">
    <Link
      to="/profile/$gamertag"
      params={{ gamertag }}
      // Rows are many, and a pointer that moves over them would read every profile.
      preload={false}
      className="inline-flex min-h-11 min-w-0 items-center underline-offset-2 hover:underline lg:pointer-fine:min-h-8"
    >
      <Breakable text={gamertag} />
    </Link>
  </span>
);

const Team = ({ player: { currentTeam } }: PlayerProps) =>
  currentTeam === null ? (
    <span className="text-text-2">{words.free}</span>
  ) : (
    <span className="flex min-w-0 items-center gap-2">
      <Crest team={currentTeam} />
      <span className="min-w-0">{currentTeam.name}</span>
    </span>
  );

type RemoveProps = PlayerProps & {
  readonly size: 'small' | 'normal';
  readonly onRemove: (player: AdminsPlayer) => void;
};

const Remove = ({ player, size, onRemove }: RemoveProps) => {
  const nothing = !hasAny(player.stats);
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-md:flex-col max-md:items-stretch">
      {nothing && <span className="text-small text-text-3">{words.remove.nothing}</span>}
      <Button
        variant="secondary"
        size={size}
        disabled={nothing}
        aria-label={words.remove.openFor(player.gamertag)}
        onClick={() => onRemove(player)}
      >
        {words.remove.open}
      </Button>
    </span>
  );
};

type StatisticsTableProps = {
  readonly players: readonly AdminsPlayer[];
  readonly onRemove: (player: AdminsPlayer) => void;
};

/** Players with their totals of the season: a table, and cards below 768 px. */
export const StatisticsTable = ({ players, onRemove }: StatisticsTableProps) => {
  const fine = useMedia('(min-width: 62rem) and (pointer: fine)');
  return (
    <RecordsTable
      caption={words.list}
      columns={[
        { key: 'gamertag', label: labels.gamertag, kind: 'title', cell: (player) => <Name player={player} /> },
        { key: 'team', label: labels.team, cell: (player) => <Team player={player} /> },
        ...FIGURES.map(
          (of): RecordColumn<AdminsPlayer> => ({
            key: of,
            label: labels[of],
            cell: ({ stats }) => formatNumber(stats[of]),
          }),
        ),
        {
          key: 'acts',
          label: labels.acts,
          kind: 'actions',
          cell: (player) => <Remove player={player} size={fine ? 'small' : 'normal'} onRemove={onRemove} />,
        },
      ]}
      rows={players}
      rowKey={({ _id }) => _id}
      shownOf={({ gamertag, currentTeam, stats }) =>
        [gamertag, currentTeam?.name, ...FIGURES.map((of) => stats[of])].join('\n')
      }
    />
  );
};
