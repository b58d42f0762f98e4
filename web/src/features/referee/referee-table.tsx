import type { RefereeMatch } from '@league/query-api/contract/own-matches.ts';
import { plateOf } from '../../components/league/match-text.ts';
import { ScorePlate } from '../../components/league/score-plate.tsx';
import { Breakable } from '../../components/ui/breakable.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type RecordColumn, RecordsTable } from '../../components/ui/records-table.tsx';
import { useMedia } from '../../components/ui/use-media.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchOfficialsMessages } from '../../messages/tr/match-officials.ts';
import { refereeMessages as words } from '../../messages/tr/referee.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { lacksResult } from '../results/lacks-result.ts';
import { Kickoff, Pairing, PairingWithPlate, resultButtonId, Status } from '../results/results-table.tsx';
import { isMain } from './own-matches.ts';

const { columns: labels } = words;

type MatchProps = { readonly match: RefereeMatch };

/** Date and time over the stadium. */
const When = ({ match }: MatchProps) => (
  <span className="flex min-w-0 flex-col">
    <Kickoff match={match} />
    {match.stadium !== null && match.stadium !== '' && (
      <span className="text-small text-text-2">
        <Breakable text={match.stadium} />
      </span>
    )}
  </span>
);

type ActionProps = MatchProps & { readonly onOpen: (matchId: string) => void };

/** The button that opens the result; in another place than the main referee's, who enters it. */
const Action = ({ match, onOpen }: ActionProps) => {
  if (!isMain(match)) return <span className="content-center text-small text-text-2">{words.byMain}</span>;
  const missing = lacksResult(match);
  const action = missing ? resultsMessages.enter : resultsMessages.edit;
  return (
    <Button
      id={resultButtonId(match._id)}
      variant={missing ? 'primary' : 'secondary'}
      className="whitespace-nowrap"
      aria-label={resultsMessages.actionFor(action, matchCardMessages.pairing(match))}
      onClick={() => onOpen(match._id)}
    >
      {action}
    </Button>
  );
};

const columnsFor = (wide: boolean, onOpen: ActionProps['onOpen']): readonly RecordColumn<RefereeMatch>[] => {
  const week = { key: 'week', label: labels.week, cell: ({ week }: RefereeMatch) => week };
  const score = {
    key: 'score',
    label: labels.score,
    cell: (match: RefereeMatch) => <ScorePlate plate={plateOf(match)} />,
  };
  return [
    ...(wide ? [week] : []),
    {
      key: 'pairing',
      label: labels.pairing,
      kind: 'title',
      cell: (match) => (wide ? <Pairing match={match} /> : <PairingWithPlate match={match} />),
    },
    ...(wide ? [score] : [week]),
    { key: 'when', label: labels.when, cell: (match) => <When match={match} /> },
    { key: 'status', label: labels.status, cell: (match) => <Status match={match} /> },
    {
      key: 'role',
      label: labels.role,
      cell: ({ refereeRole }) => (
        <span className="xl:whitespace-nowrap">{matchOfficialsMessages.refereeRoles[refereeRole]}</span>
      ),
    },
    {
      key: 'action',
      label: labels.action,
      kind: 'actions',
      cell: (match) => <Action match={match} onOpen={onOpen} />,
    },
  ];
};

const shownOf = ({ week, status, homeScore, awayScore, date, stadium, refereeRole }: RefereeMatch): string =>
  [week, status, homeScore, awayScore, date, stadium, refereeRole].join('\n');

type RefereeTableProps = Pick<ActionProps, 'onOpen'> & { readonly matches: readonly RefereeMatch[] };

/** The own matches of a referee, each with the way to its result: a table, and cards below 768 px. */
export const RefereeTable = ({ matches, onOpen }: RefereeTableProps) => {
  const wide = useMedia('(min-width: 48rem)');
  return (
    <RecordsTable
      caption={words.list}
      columns={columnsFor(wide, onOpen)}
      rows={matches}
      rowKey={({ _id }) => _id}
      shownOf={shownOf}
    />
  );
};
