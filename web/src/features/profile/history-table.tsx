import type { MatchHistoryEntry } from '@league/query-api/contract/statistics.ts';
import { Crest } from '../../components/league/crest.tsx';
import { OutcomeLetter } from '../../components/league/outcome-letter.tsx';
import { PositionBadge } from '../../components/league/position-badge.tsx';
import { RatingBadge } from '../../components/league/rating-badge.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { formatScore } from '../../format/number.ts';
import { statisticsMessages } from '../../messages/tr/statistics.ts';
import { DayOf, MatchLink } from './history-cells.tsx';

const { history: words } = statisticsMessages;
const { columns: labels } = words;

type EntryProps = { readonly entry: MatchHistoryEntry };

/** "Kartal 3 – 1 Çamlıca", which leads to the match. */
const PairingLink = ({ entry: { match } }: EntryProps) => (
  <MatchLink match={match}>
    {words.pairing(match.homeTeam.name, formatScore(match.homeScore, match.awayScore), match.awayTeam.name)}
  </MatchLink>
);

const OwnTeam = ({ entry: { team } }: EntryProps) => (
  <span className="flex min-w-0 items-center gap-2">
    <Crest team={team} />
    <span className="min-w-0 [overflow-wrap:anywhere]">{team.name}</span>
  </span>
);

const Cards = ({ entry: { yellowCards, redCards } }: EntryProps) => (
  <span className={yellowCards + redCards === 0 ? 'text-text-3' : undefined}>{words.cards(yellowCards, redCards)}</span>
);

const columns: readonly RecordColumn<MatchHistoryEntry>[] = [
  { key: 'match', label: labels.match, kind: 'title', cell: (entry) => <PairingLink entry={entry} /> },
  { key: 'date', label: labels.date, cell: (entry) => <DayOf entry={entry} /> },
  { key: 'outcome', label: labels.outcome, cell: ({ outcome }) => <OutcomeLetter outcome={outcome} /> },
  { key: 'team', label: labels.team, cell: (entry) => <OwnTeam entry={entry} /> },
  {
    key: 'position',
    label: labels.position,
    cell: ({ position }) => (position === null ? words.noPosition : <PositionBadge position={position} />),
  },
  { key: 'goals', label: labels.goals, cell: ({ goals }) => goals },
  { key: 'assists', label: labels.assists, cell: ({ assists }) => assists },
  { key: 'saves', label: labels.saves, cell: ({ saves }) => saves },
  { key: 'cards', label: labels.cards, cell: (entry) => <Cards entry={entry} /> },
  {
    key: 'rating',
    label: labels.rating,
    cell: ({ rating, ratingGiven }) => <RatingBadge rating={rating} given={ratingGiven} />,
  },
];

/** The matches of a player, each with the part that the player had in it. */
export const HistoryTable = ({ entries }: { readonly entries: readonly MatchHistoryEntry[] }) => (
  <RecordsTable
    caption={words.caption}
    columns={columns}
    rows={entries}
    rowKey={({ match }) => match._id}
    shownOf={(entry) => JSON.stringify(entry)}
  />
);
