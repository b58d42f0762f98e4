import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { matchPlanMessages as words } from '../../messages/tr/match-plan.ts';
import type { Office } from '../officials/offices.ts';
import { type ButtonProps, PartButton, RemoveButton, RowButtons } from './plan-buttons.tsx';
import { CardHead, CardRows } from './plan-card.tsx';
import { Badges, officialName, Score, Team, When } from './plan-cells.tsx';
import { broadcasterOf, isOver, refereeOf } from './plan-list.ts';

const { columns: labels } = words;

type Column = RecordColumn<MatchAnswer>;

const OfficialCell = ({ office, ...button }: ButtonProps & { readonly office: Office }) => {
  const { match } = button;
  const name = officialName(office, match);
  if (isOver(match)) return name ?? words.none;
  if (name === null) return <PartButton {...button} mode={office} act={words.assign} />;
  return (
    <span className="flex items-center justify-between">
      {name}
      <RemoveButton {...button} office={office} />
    </span>
  );
};

type Buttons = Omit<ButtonProps, 'match'>;

const tableColumns = (buttons: Buttons): readonly Column[] => [
  {
    key: 'week',
    label: labels.week,
    cell: ({ week }) => (
      <span data-row="" tabIndex={-1}>
        {week}
      </span>
    ),
  },
  {
    key: 'home',
    label: labels.home,
    kind: 'title',
    cell: ({ homeTeam, awayTeam }) => (
      <>
        <Team team={homeTeam} />
        {/* A home team has many rows, so the name of the row has both teams. */}
        <span className="sr-only"> – {awayTeam.name}</span>
      </>
    ),
  },
  {
    key: 'away',
    label: labels.away,
    cell: ({ awayTeam }) => (
      <span className="font-semibold">
        <Team team={awayTeam} />
      </span>
    ),
  },
  { key: 'when', label: labels.when, cell: (match) => <When match={match} /> },
  {
    key: 'score',
    label: labels.score,
    cell: (match) => (match.status === 'finished' ? <Score match={match} /> : words.none),
  },
  { key: 'status', label: labels.status, cell: (match) => <Badges match={match} /> },
  ...(['referee', 'broadcaster'] as const).map(
    (office): Column => ({
      key: office,
      label: words.offices[office].label,
      cell: (match) => <OfficialCell {...buttons} office={office} match={match} />,
    }),
  ),
  {
    key: 'acts',
    label: labels.acts,
    kind: 'actions',
    cell: (match) => <RowButtons {...buttons} match={match} />,
  },
];

const cardColumns = (buttons: Buttons): readonly Column[] => [
  { key: 'head', label: labels.home, kind: 'title', cell: (match) => <CardHead match={match} /> },
  {
    key: 'acts',
    label: labels.acts,
    kind: 'actions',
    cell: (match) => <CardRows {...buttons} match={match} />,
  },
];

const shownOf = (match: MatchAnswer): string => {
  const { week, homeTeam, awayTeam, date, stadium, status, homeScore, awayScore, isWalkover } = match;
  const result = status === 'finished' ? [homeScore, awayScore, isWalkover] : [];
  const { gamertag: shower, platform } = broadcasterOf(match) ?? {};
  const officials = [refereeOf(match)?.gamertag, shower, platform];
  return [week, homeTeam.name, awayTeam.name, date, stadium, status, ...result, ...officials].join('\n');
};

type PlanTableProps = Pick<ButtonProps, 'onOpen'> & { readonly matches: readonly MatchAnswer[] };

/** The plan of the matches: a table, and cards below 768 px. */
export const PlanTable = ({ matches, onOpen }: PlanTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  const size = useMedia('(min-width: 62rem) and (pointer: fine)') ? 'small' : 'normal';
  return (
    <RecordsTable
      caption={words.list}
      columns={(wide ? tableColumns : cardColumns)({ size, onOpen })}
      rows={matches}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
