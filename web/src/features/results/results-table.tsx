import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { Button } from '../../components/ui/button.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../components/ui/table.tsx';
import { formatScore } from '../../format/number.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { resultsMessages } from '../../messages/tr/results.ts';

type RowProps = { readonly match: MatchAnswer; readonly onEdit: (match: MatchAnswer) => void };

const scoreText = ({ status, homeScore, awayScore }: MatchAnswer): string =>
  status === 'finished' && homeScore !== null && awayScore !== null
    ? formatScore(homeScore, awayScore)
    : matchesMessages.versus;

/** Below 768 px a row is a card: its cells stand under each other. */
const Row = ({ match, onEdit }: RowProps) => {
  const pairing = resultsMessages.pairing(match.homeTeam.name, match.awayTeam.name);
  const action = match.status === 'finished' ? resultsMessages.edit : resultsMessages.enter;
  const kickOff = instantOf(match.date);
  return (
    <tr className="flex flex-wrap items-center border-t border-line px-2 py-2 md:table-row">
      <RowHead className="order-first w-full md:w-auto">{pairing}</RowHead>
      <Cell className="text-text-2">{kickOff === null ? matchesMessages.unknownDate : formatDateTime(kickOff)}</Cell>
      <Cell className="font-extrabold whitespace-nowrap">{scoreText(match)}</Cell>
      <Cell className="flex-1">
        {resultsMessages.statuses[match.status]}
        {match.isWalkover && (
          <span className="ml-2 rounded-plate border border-control px-1 text-small font-semibold">
            {matchesMessages.walkover}
          </span>
        )}
      </Cell>
      <Cell className="md:text-right">
        <Button
          variant="secondary"
          aria-label={resultsMessages.actionFor(action, pairing)}
          onClick={() => onEdit(match)}
        >
          {action}
        </Button>
      </Cell>
    </tr>
  );
};

type ResultsTableProps = {
  readonly matches: readonly MatchAnswer[];
  readonly week: number;
  readonly onEdit: (match: MatchAnswer) => void;
};

export const ResultsTable = ({ matches, week, onEdit }: ResultsTableProps) => (
  <Table caption={resultsMessages.caption(week)} className="max-md:block">
    <thead className="max-md:sr-only">
      <tr>
        <HeadCell>{resultsMessages.columns.pairing}</HeadCell>
        <HeadCell>{resultsMessages.columns.date}</HeadCell>
        <HeadCell>{resultsMessages.columns.score}</HeadCell>
        <HeadCell>{resultsMessages.columns.status}</HeadCell>
        <HeadCell>
          <span className="sr-only">{resultsMessages.columns.action}</span>
        </HeadCell>
      </tr>
    </thead>
    <tbody className="max-md:block">
      {matches.map((match) => (
        <Row key={match._id} match={match} onEdit={onEdit} />
      ))}
    </tbody>
  </Table>
);
