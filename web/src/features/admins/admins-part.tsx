import { Link } from '@tanstack/react-router';
import { Check, Clock } from 'lucide-react';
import { useEyes, useSession } from '../../api/use-session.ts';
import { PlayerDisc } from '../../components/league/player-disc.tsx';
import { Crest } from '../../components/league/crest.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { adminsMessages as words } from '../../messages/tr/admins.ts';
import { OfficialLinks } from '../officials/official-links.tsx';
import { shortId } from '../teams/team-list.ts';
import type { ListedAdmin } from './listed-admins.ts';
import { adminsQuery } from './queries.ts';

const { columns: labels, panel } = words;

const LIKELY_ADMINS = 4;

const Status = ({ isApproved }: Pick<ListedAdmin, 'isApproved'>) => (
  <Badge className={isApproved ? 'border-transparent bg-sunken text-text-2' : 'border-control text-text-2'}>
    {isApproved ? <Check aria-hidden="true" /> : <Clock aria-hidden="true" />}
    {isApproved ? words.approved : words.notApproved}
  </Badge>
);

/** Columns that are read by admins alone. */
const privateColumns: readonly RecordColumn<ListedAdmin>[] = [
  {
    key: 'psoId',
    label: labels.psoId,
    cell: ({ psoId }) => <Breakable text={psoId ?? words.none} />,
  },
  {
    key: 'email',
    label: labels.email,
    cell: ({ email }) => <Breakable text={email ?? words.none} />,
  },
];

const columnsFor = (isAdmin: boolean): readonly RecordColumn<ListedAdmin>[] => [
  {
    key: 'admin',
    label: labels.admin,
    kind: 'title',
    cell: (admin) => (
      <span className="flex items-center gap-3">
        <PlayerDisc player={admin} size={36} />
        <span className="flex min-w-0 flex-col">
          <Link
            to="/profile/$gamertag"
            params={{ gamertag: admin.gamertag }}
            preload={false}
            className="underline-offset-2 hover:underline inline-flex min-h-11 items-center"
          >
            <Breakable text={admin.gamertag} />
          </Link>
          <span className="text-small font-normal text-text-3 tabular-nums">{words.shortId(shortId(admin._id))}</span>
        </span>
      </span>
    ),
  },
  ...(isAdmin ? privateColumns : []),
  { key: 'position', label: labels.position, cell: ({ position }) => <PositionBadge position={position} long /> },
  {
    key: 'team',
    label: labels.team,
    cell: ({ currentTeam }) =>
      currentTeam === null ? (
        <span className="text-text-2">{words.free}</span>
      ) : (
        <span className="flex min-w-0 items-center gap-2">
          <Crest team={currentTeam} />
          <span className="min-w-0">{currentTeam.name}</span>
        </span>
      ),
  },
  { key: 'status', label: labels.status, cell: (admin) => <Status {...admin} /> },
];

const shownOf = ({ gamertag, email, psoId, position, currentTeam, isApproved }: ListedAdmin): string =>
  [gamertag, email, psoId, position, currentTeam?.name, isApproved].join('\n');

/** Where an admin goes on from here. */
const Panel = () => (
  <section
    aria-labelledby="admins-panel"
    className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4"
  >
    <div className="min-w-0 basis-full">
      <h2 id="admins-panel" className="text-h3 font-bold">
        {panel.title}
      </h2>
      <p className="text-meta text-text-2">{panel.text}</p>
    </div>
    <Link to="/admin/control-panel" className={buttonClass('secondary')}>
      {appMessages.controlPanel}
    </Link>
    <Link to="/admin/players" className={buttonClass('secondary')}>
      {panel.managePlayers}
    </Link>
    <Link to="/admin/team-assignment" className={buttonClass('secondary')}>
      {panel.assignment}
    </Link>
    <Link to="/admin/achievements" className={buttonClass('secondary')}>
      {panel.achievements}
    </Link>
    <OfficialLinks />
    <Link to="/players" className={buttonClass('secondary')}>
      {panel.players}
    </Link>
    <Link to="/matches" className={buttonClass('secondary')}>
      {panel.matches}
    </Link>
  </section>
);

/** The list of admins; admins see above it where they work. */
export const AdminsPart = () => {
  const isAdmin = useSession()?.isAdmin === true;
  const query = adminsQuery(useEyes());
  return (
    <>
      {isAdmin && <Panel />}
      <QueryPart query={query} waiting={<Skeleton shape="table" rows={LIKELY_ADMINS} />} failed={words.loadFailed}>
        {(admins) =>
          admins.length === 0 ? (
            <EmptyState title={words.empty} />
          ) : (
            <RecordsTable
              caption={words.list}
              columns={columnsFor(isAdmin)}
              rows={admins}
              rowKey={({ _id }) => _id}
              shownOf={shownOf}
            />
          )
        }
      </QueryPart>
    </>
  );
};
