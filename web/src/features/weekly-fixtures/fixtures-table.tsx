import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { CalendarClock, type LucideIcon, Trash2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { weeklyFixturesMessages as words } from '../../messages/tr/weekly-fixtures.ts';
import { HistoryLink } from '../audit/history-link.tsx';
import { When } from '../match-plan/plan-cells.tsx';
import { Pairing, PairingWithPlate, Status } from '../results/results-table.tsx';
import type { FixturesOpen } from './fixtures-search.ts';

const { columns: labels } = words;

type OnOpen = (open: FixturesOpen, match: MatchAnswer) => void;
type Form = { readonly wide: boolean; readonly fine: boolean };

const acts: readonly { readonly open: FixturesOpen; readonly label: string; readonly icon: LucideIcon }[] = [
  { open: 'schedule', label: words.schedule, icon: CalendarClock },
  { open: 'delete', label: words.remove, icon: Trash2 },
];

const columnsFor = ({ wide, fine }: Form, onOpen: OnOpen): RecordColumn<MatchAnswer>[] => [
  { key: 'when', label: labels.when, cell: (match) => <When match={match} /> },
  {
    key: 'pairing',
    label: labels.pairing,
    kind: 'title',
    cell: (match) => (wide ? <Pairing match={match} /> : <PairingWithPlate match={match} />),
  },
  { key: 'status', label: labels.status, cell: (match) => <Status match={match} long /> },
  {
    key: 'acts',
    label: labels.acts,
    kind: 'actions',
    cell: (match) => (
      <span className="flex flex-wrap justify-end gap-1">
        <HistoryLink
          of={{ match: match._id }}
          name={matchCardMessages.pairing(match)}
          size={fine ? 'small' : 'normal'}
        />
        {acts.map(({ open, label, icon: Icon }) => (
          <Button
            key={open}
            variant={wide ? 'ghost' : 'secondary'}
            size={fine ? 'small' : 'normal'}
            aria-label={words.actFor(label, matchCardMessages.pairing(match))}
            onClick={() => onOpen(open, match)}
          >
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </Button>
        ))}
      </span>
    ),
  },
];

const shownOf = ({ homeTeam, awayTeam, date, stadium, status, homeScore, awayScore }: MatchAnswer): string =>
  [homeTeam.name, awayTeam.name, date, stadium, status, homeScore, awayScore].join('\n');

type FixturesTableProps = {
  readonly week: number;
  readonly matches: readonly MatchAnswer[];
  readonly onOpen: OnOpen;
};

/** The matches of a week with their times, each with its date dialog and its deletion: a table, and cards below 768 px. */
export const FixturesTable = ({ week, matches, onOpen }: FixturesTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  const fine = useMedia('(min-width: 62rem) and (pointer: fine)');
  return (
    <RecordsTable
      caption={words.list(week)}
      columns={columnsFor({ wide, fine }, onOpen)}
      rows={matches}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
