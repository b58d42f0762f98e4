import type { TeamAnswer } from '@league/query-api/contract/teams.ts';
import { Link } from '@tanstack/react-router';
import { Crest } from '../../components/league/crest.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatCalendarDay } from '../../format/time.ts';
import { teamManagementMessages as words } from '../../messages/tr/team-management.ts';
import { HistoryLink } from '../audit/history-link.tsx';
import { shortId } from '../teams/team-list.ts';

const { columns: labels } = words;

type Sized = { readonly size: 'small' | 'normal' };
type OneTeam = { readonly team: TeamAnswer };

const idOf = ({ _id }: TeamAnswer): string => `#${shortId(_id)}`;
const dayOf = ({ createdAt }: TeamAnswer): string => formatCalendarDay(createdAt) ?? words.none;

/** The team's name, which leads to its page. */
const Name = ({ team }: OneTeam) => (
  <Link
    to="/team/$id"
    params={{ id: team._id }}
    // Rows are many, and a pointer that moves over them would read every team.
    preload={false}
    className="inline-flex min-h-11 min-w-0 items-center underline-offset-2 hover:underline lg:pointer-fine:min-h-8"
  >
    <Breakable text={team.name} />
  </Link>
);

/** All that a card says of the team. */
const Whole = ({ team }: OneTeam) => (
  <span className="flex min-w-0 items-center gap-3">
    <Crest team={team} size={36} />
    <span className="flex min-w-0 flex-col">
      <Name team={team} />
      <span className="text-small font-normal text-text-2 tabular-nums">
        {[idOf(team), team.city, dayOf(team)].filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  </span>
);

type ActsProps = OneTeam & Sized & { readonly onDelete: (team: TeamAnswer) => void };

const Acts = ({ team, size, onDelete }: ActsProps) => (
  <span className="flex gap-2 *:grow md:justify-end md:*:grow-0">
    <HistoryLink of={{ team: team._id }} name={team.name} size={size} />
    <Link
      to="/admin/team/$id/edit"
      params={{ id: team._id }}
      aria-label={words.actFor(words.edit, team.name)}
      className={buttonClass('secondary', size)}
    >
      {words.edit}
    </Link>
    <Button
      variant="ghost"
      size={size}
      aria-label={words.actFor(words.delete, team.name)}
      onClick={() => onDelete(team)}
    >
      {words.delete}
    </Button>
  </span>
);

const shownOf = ({ name, city, crest, logo }: TeamAnswer): string => [name, city, crest, logo].join('\n');

type TeamsTableProps = {
  readonly teams: readonly TeamAnswer[];
  readonly onDelete: (team: TeamAnswer) => void;
};

/** Teams with what admins change of them: a table, and cards below 768 px. */
export const TeamsTable = ({ teams, onDelete }: TeamsTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  const columns: readonly RecordColumn<TeamAnswer>[] = [
    { key: 'id', label: labels.id, cell: idOf },
    { key: 'logo', label: labels.logo, cell: (team) => <Crest team={team} /> },
    { key: 'city', label: labels.city, cell: ({ city }) => <Breakable text={city ?? words.none} /> },
    {
      key: 'createdAt',
      label: labels.createdAt,
      cell: (team) => <span className="lg:whitespace-nowrap">{dayOf(team)}</span>,
    },
  ];
  const name: RecordColumn<TeamAnswer> = {
    key: 'name',
    label: labels.name,
    kind: 'title',
    cell: (team) => (
      <span data-row="" tabIndex={-1}>
        {wide ? <Name team={team} /> : <Whole team={team} />}
      </span>
    ),
  };
  return (
    <RecordsTable
      caption={words.list}
      columns={[
        ...(wide ? columns.toSpliced(2, 0, name) : [name]),
        {
          key: 'acts',
          label: labels.acts,
          kind: 'actions',
          cell: (team) => <Acts team={team} size={size} onDelete={onDelete} />,
        },
      ]}
      rows={teams}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
