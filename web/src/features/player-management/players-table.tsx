import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { RoleBadge } from '../../components/league/role-badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { playerManagementMessages as words } from '../../messages/tr/player-management.ts';
import { type Approving, PlayerActs } from './player-acts.tsx';
import type { PlayerDialog } from './players-search.ts';
import { ApprovalBadge } from './approval-badge.tsx';

const { columns: labels } = words;

type PlayerProps = { readonly player: AdminsPlayer };

const Name = ({ player: { gamertag, firstName, lastName, isAdmin, isApproved } }: PlayerProps) => {
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return (
    <span data-row="" tabIndex={-1} className="inline-flex max-w-full flex-col md:min-w-[9rem]">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {isApproved ? (
          <Link
            to="/profile/$gamertag"
            params={{ gamertag }}
            // Rows are many, and a pointer that moves over them would read every profile.
            preload={false}
            className="min-w-0 underline-offset-2 hover:underline inline-flex min-h-11 items-center lg:pointer-fine:min-h-8"
          >
            <Breakable text={gamertag} />
          </Link>
        ) : (
          <Breakable text={gamertag} />
        )}
        {isAdmin && <RoleBadge of="admin" />}
      </span>
      {name !== '' && <span className="text-small font-normal text-text-2">{name}</span>}
    </span>
  );
};

const Email = ({ player: { email, hasAccount } }: PlayerProps) => (
  <Breakable text={email ?? (hasAccount ? words.none : words.noAccount)} />
);

const Contact = ({ player }: PlayerProps) => (
  <span className="flex min-w-[12rem] flex-col">
    <Email player={player} />
    <span className="text-small text-text-2">
      <span className="sr-only">{labels.psoId}: </span>
      <Breakable text={player.psoId ?? words.none} />
    </span>
  </span>
);

const Position = ({ player: { position, jerseyNumber } }: PlayerProps) => (
  <span>
    <PositionBadge position={position} long />
    {jerseyNumber !== null && (
      <span className="block text-small text-text-2 max-md:ml-2 max-md:inline">{words.jersey(jerseyNumber)}</span>
    )}
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

const Status = ({ player: { status, rejectionReason } }: PlayerProps) => (
  <span className="flex flex-col items-start gap-1">
    <ApprovalBadge status={status} />
    {rejectionReason !== null && (
      <span className="text-small break-words text-text-2">{words.rejectionReason(rejectionReason)}</span>
    )}
  </span>
);

/** What is ticked, for an approval of several. */
export type Selection = {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

const Select = ({ player: { _id, gamertag }, selection }: PlayerProps & { readonly selection: Selection }) => (
  <label className="-m-2 inline-flex size-11 items-center justify-center lg:pointer-fine:size-9">
    <span className="sr-only">{words.select(gamertag)}</span>
    <input
      type="checkbox"
      checked={selection.ids.has(_id)}
      onChange={() => selection.toggle(_id)}
      className="size-5 accent-text"
    />
  </label>
);

type PlayersTableProps = Approving & {
  readonly players: readonly AdminsPlayer[];
  readonly selection: Selection;
  readonly onOpen: (player: AdminsPlayer, dialog: PlayerDialog) => void;
};

const shownOf = (player: AdminsPlayer): string =>
  [
    player.gamertag,
    player.email,
    player.psoId,
    player.firstName,
    player.lastName,
    player.position,
    player.jerseyNumber,
    player.currentTeam?.name,
    player.status,
    player.rejectionReason,
    player.isAdmin,
    player.hasAccount,
  ].join('\n');

/** Players with all that admins read and do: a table, and cards below 768 px. */
export const PlayersTable = ({ players, selection, onOpen, ...approving }: PlayersTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  const fine = useMedia('(min-width: 62rem) and (pointer: fine)');
  const isPending = ({ status }: AdminsPlayer): boolean => status === 'pending';
  const contact: RecordColumn<AdminsPlayer>[] = wide
    ? [{ key: 'contact', label: labels.contact, cell: (player) => <Contact player={player} /> }]
    : [
        { key: 'email', label: labels.email, cell: (player) => <Email player={player} /> },
        {
          key: 'psoId',
          label: labels.psoId,
          cell: ({ psoId }) => <Breakable text={psoId ?? words.none} />,
        },
      ];
  const select: RecordColumn<AdminsPlayer> = {
    key: 'select',
    label: labels.select,
    cell: (player) => (isPending(player) ? <Select player={player} selection={selection} /> : null),
  };
  return (
    <RecordsTable
      caption={words.list}
      columns={[
        ...(players.some(isPending) ? [select] : []),
        { key: 'gamertag', label: labels.gamertag, kind: 'title', cell: (player) => <Name player={player} /> },
        ...contact,
        { key: 'position', label: labels.position, cell: (player) => <Position player={player} /> },
        { key: 'team', label: labels.team, cell: (player) => <Team player={player} /> },
        { key: 'status', label: labels.status, cell: (player) => <Status player={player} /> },
        {
          key: 'acts',
          label: labels.acts,
          kind: 'actions',
          cell: (player) => (
            <PlayerActs player={player} wide={wide} size={fine ? 'small' : 'normal'} onOpen={onOpen} {...approving} />
          ),
        },
      ]}
      rows={players}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
