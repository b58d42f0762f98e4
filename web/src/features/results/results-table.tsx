import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { Crest } from '../../components/league/crest.tsx';
import { plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { Badge, StatusBadge, WalkoverBadge } from '../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { HistoryLink } from '../audit/history-link.tsx';
import { lacksResult } from './lacks-result.ts';

const { columns: labels } = resultsMessages;

/** The id of the button that opens the result of a match. */
export const resultButtonId = (matchId: string): string => `result-${matchId}`;

const Team = ({ team }: { readonly team: TeamReference }) => (
  <span className="flex min-w-0 items-center gap-2">
    <Crest team={team} />
    <span className="min-w-0">{team.name}</span>
  </span>
);

/** The teams below each other, and beside each other on wide screens. */
export const Pairing = ({ match: { homeTeam, awayTeam } }: { readonly match: MatchAnswer }) => (
  <span className="grid gap-x-4 gap-y-1 xl:grid-cols-2">
    <Team team={homeTeam} />
    <span className="sr-only"> – </span>
    <Team team={awayTeam} />
  </span>
);

/** The teams below each other with the score plate beside them, as in every list of matches. */
export const PairingWithPlate = ({ match }: { readonly match: MatchAnswer }) => (
  <span className="flex items-stretch gap-3">
    <span className="flex min-w-0 flex-1 flex-col justify-center gap-2">
      <Team team={match.homeTeam} />
      <Team team={match.awayTeam} />
    </span>
    <ScorePlate plate={plateOf(match)} layout="stacked" />
  </span>
);

/** For the eye a few words; screen readers hear what to do. */
const ExceedBadge = () => (
  <Badge className="border-warning bg-warning-tint text-warning">
    <TriangleAlert aria-hidden="true" />
    <span title={resultsMessages.linesExceedWhy} aria-hidden="true">
      {resultsMessages.linesExceed}
    </span>
    <span className="sr-only">{`${resultsMessages.linesExceed}. ${resultsMessages.linesExceedWhy}`}</span>
  </Badge>
);

/** What is known of a match at a glance: its status, a walkover, and whether its lines exceed its score. */
export const Status = ({ match, long = false }: { readonly match: MatchAnswer; readonly long?: boolean }) => (
  <span className="flex flex-wrap items-center gap-1.5 xl:flex-nowrap">
    <StatusBadge status={match.status} long={long} />
    {match.isWalkover && <WalkoverBadge />}
    {match.linesExceedScore && <ExceedBadge />}
  </span>
);

/** Date and time of the match. */
export const Kickoff = ({ match: { date } }: { readonly match: MatchAnswer }) => {
  const kickOff = instantOf(date);
  if (kickOff === null) return matchCardMessages.unknownDate;
  return (
    <time dateTime={kickOff.toISOString()} className="xl:whitespace-nowrap">
      {formatDateTime(kickOff)}
    </time>
  );
};

type Form = { readonly wide: boolean; readonly fine: boolean };

type ActionProps = Form & { readonly match: MatchAnswer; readonly onEdit: (matchId: string) => void };

const Action = ({ match, wide, fine, onEdit }: ActionProps) => {
  const missing = lacksResult(match);
  const action = missing ? resultsMessages.enter : resultsMessages.edit;
  const pairing = matchCardMessages.pairing(match);
  return (
    <span className="flex flex-wrap justify-end gap-1 xl:flex-nowrap">
      <HistoryLink of={{ match: match._id }} name={pairing} size={fine ? 'small' : 'normal'} />
      {match.status === 'finished' && (
        <Link
          to="/admin/match/$id/edit"
          params={{ id: match._id }}
          aria-label={resultsMessages.actionFor(resultsMessages.details, pairing)}
          className={classNames(buttonClass('ghost', fine ? 'small' : 'normal'), 'whitespace-nowrap')}
        >
          {resultsMessages.details}
        </Link>
      )}
      <Button
        id={resultButtonId(match._id)}
        variant={missing || !wide ? 'secondary' : 'ghost'}
        size={fine ? 'small' : 'normal'}
        className="whitespace-nowrap"
        aria-label={resultsMessages.actionFor(action, pairing)}
        onClick={() => onEdit(match._id)}
      >
        {action}
      </Button>
    </span>
  );
};

const weekColumn: RecordColumn<MatchAnswer> = {
  key: 'week',
  label: labels.week,
  cell: ({ week }) => (
    <span data-row="" tabIndex={-1}>
      {week}
    </span>
  ),
};

const columnsFor = ({ wide, fine }: Form, onEdit: (id: string) => void): RecordColumn<MatchAnswer>[] => [
  { key: 'date', label: labels.date, cell: (match) => <Kickoff match={match} /> },
  {
    key: 'pairing',
    label: labels.pairing,
    kind: 'title',
    cell: (match) => (wide ? <Pairing match={match} /> : <PairingWithPlate match={match} />),
  },
  ...(wide
    ? [
        {
          key: 'score',
          label: labels.score,
          cell: (match: MatchAnswer) => <ScorePlate plate={plateOf(match)} />,
        },
      ]
    : []),
  { key: 'status', label: labels.status, cell: (match) => <Status match={match} long /> },
  {
    key: 'action',
    label: labels.action,
    kind: 'actions',
    cell: (match) => <Action match={match} wide={wide} fine={fine} onEdit={onEdit} />,
  },
];

const shownOf = ({ status, homeScore, awayScore, walkoverWinner, date, linesExceedScore }: MatchAnswer): string =>
  [status, homeScore, awayScore, walkoverWinner, date, linesExceedScore].join(' ');

type ResultsTableProps = {
  readonly caption: string;
  readonly matches: readonly MatchAnswer[];
  /** The matches are of several weeks. */
  readonly withWeek?: boolean;
  readonly onEdit: (matchId: string) => void;
};

/** Matches, each with a button to its result: a table, and cards below 768 px. */
export const ResultsTable = ({ caption, matches, withWeek = false, onEdit }: ResultsTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  const fine = useMedia('(min-width: 62rem) and (pointer: fine)');
  return (
    <RecordsTable
      caption={caption}
      columns={[...(withWeek ? [weekColumn] : []), ...columnsFor({ wide, fine }, onEdit)]}
      rows={matches}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
