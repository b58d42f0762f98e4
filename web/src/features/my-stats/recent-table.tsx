import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { OutcomeLetter } from '../../components/league/outcome-letter.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { formatScore } from '../../format/number.ts';
import { myStatsMessages as words } from '../../messages/tr/my-stats.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { DayOf, MatchLink } from '../profile/history-cells.tsx';

const { columns: labels, versus } = statisticsMessages.history;

const columns: readonly RecordColumn<MatchHistoryEntry>[] = [
  { key: 'date', label: labels.date, cell: (entry) => <DayOf entry={entry} /> },
  {
    key: 'match',
    label: labels.match,
    kind: 'title',
    cell: ({ match }) => <MatchLink match={match}>{versus(match.homeTeam.name, match.awayTeam.name)}</MatchLink>,
  },
  {
    key: 'score',
    label: words.score,
    cell: ({ match }) => (
      <span className="font-semibold whitespace-nowrap">{formatScore(match.homeScore, match.awayScore)}</span>
    ),
  },
  { key: 'goals', label: labels.goals, cell: ({ goals }) => goals },
  { key: 'assists', label: labels.assists, cell: ({ assists }) => assists },
  { key: 'saves', label: labels.saves, cell: ({ saves }) => saves },
  { key: 'outcome', label: labels.outcome, cell: ({ outcome }) => <OutcomeLetter outcome={outcome} /> },
];

/** The latest matches of the player who reads, each with its score and outcome. */
export const RecentTable = ({ entries }: { readonly entries: readonly MatchHistoryEntry[] }) => (
  <RecordsTable
    caption={words.recent}
    columns={columns}
    rows={entries}
    rowKey={({ match }) => match._id}
    shownOf={(entry) => JSON.stringify(entry)}
  />
);
