import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import type { TeamReference } from '@league/query-api/contract/team-reference.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Crest } from '../../components/league/crest.tsx';
import { FormMarks } from '../../components/league/form-marks.tsx';
import { figureClass, stickyName } from '../../components/ui/compare-table.tsx';
import { Cell, RowHead } from '../../components/ui/table.tsx';
import { useChanged } from '../../components/ui/use-changed.ts';
import { formatDifference, formatNumber } from '../../format/number.ts';
import { deductionMessages } from '../../messages/tr/deductions.ts';
import { standingsMessages } from '../../messages/tr/standings.ts';
import { withdrawalMessages } from '../../messages/tr/withdrawals.ts';
import { figures, formColumn, nextColumn } from './columns.ts';
import { linkTo } from '../matches/match-link.tsx';
import { opponentOf } from '../teams/team-matches.ts';
import { DeductionText, lostBy, Starred } from './deductions.tsx';
import { formOf } from './form-of.ts';
import { Movement } from './movement.tsx';
import { Place } from './place.tsx';
import type { RunningScore } from './running-scores.ts';
import { WithdrawnMark } from './withdrawals.tsx';
import { edgeOf, zoneOf, type Zones } from './zones.ts';

const stripes = {
  playoff: 'border-zone-playoff',
  relegation: 'border-dashed border-zone-relegation',
} as const;

/** The stripe of a zone, solid or dashed, so that colour is not needed. */
const Stripe = ({ zone }: { readonly zone: keyof typeof stripes }) => (
  <span className={`absolute inset-y-0 left-0 border-l-4 ${stripes[zone]}`} />
);

/** Where a zone ends or begins, a line in its colour stands above the row. */
const edgeAbove = (position: number, teams: number, zones: Zones): string => {
  const edge = edgeOf(position, teams, zones);
  if (edge === null) return 'border-t';
  return edge === 'playoff' ? 'border-t-2 border-t-zone-playoff' : 'border-t-2 border-t-zone-relegation border-dashed';
};

/** The score of a match that runs, the team's own goals first. */
const Running = ({ own, other }: RunningScore) => (
  <span className="ml-auto shrink-0 rounded-plate border border-led-edge bg-led-plate px-1.5 text-meta font-extrabold whitespace-nowrap text-led tabular-nums">
    <span className="sr-only">, {standingsMessages.running} </span>
    {own}–{other}
  </span>
);

type NextProps = { readonly team: TeamReference; readonly match: MatchAnswer | undefined };

/** The crest of the next opponent, which leads to the match. */
const Next = ({ team, match }: NextProps) => {
  if (match === undefined) return null;
  const opponent = opponentOf(team._id, match);
  return linkTo(match)({
    className: 'inline-flex min-h-11 min-w-11 items-center justify-center',
    children: (
      <span role="img" aria-label={standingsMessages.next(team.name, opponent.name)} className="inline-flex">
        <Crest team={opponent} />
      </span>
    ),
  });
};

type Decision = NonNullable<StandingRow['decidedBy']>;

/** Why a team has its place among teams with as many points. */
const DecisionText = ({ row, decision }: { readonly row: StandingRow; readonly decision: Decision }) => {
  const others = decision.among.filter((team) => team._id !== row.teamInfo._id);
  const names = [row.teamInfo, ...others].map((team) => team.name);
  return (
    <>
      <p>{standingsMessages.decided(names, decision.rule)}</p>
      {decision.table !== undefined && (
        <>
          <p className="font-semibold">{standingsMessages.amongTitle}</p>
          <ol className="list-decimal pl-6">
            {decision.table.map((line) => (
              <li key={line.teamInfo._id}>
                {standingsMessages.amongRow(line.teamInfo.name, line.points, formatDifference(line.goalDifference))}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
};

/** Names the button at a team's points. */
const whyLabel = (row: StandingRow): string => {
  const why = standingsMessages.why(row.teamInfo.name, formatNumber(row.points));
  const lost = lostBy(row);
  const parts = [
    why,
    ...(row.withdrawal === undefined ? [] : [withdrawalMessages.left]),
    ...(lost === 0 ? [] : [deductionMessages.lost(lost)]),
  ];
  return parts.join(', ');
};

type RowProps = {
  readonly row: StandingRow;
  readonly teams: number;
  readonly zones: Zones;
  /** The score of the team's match that runs. */
  readonly running: RunningScore | undefined;
  /** The next match of each team; undefined: the table has no such column. */
  readonly next: ReadonlyMap<string, MatchAnswer> | undefined;
  /** How many columns the table has. */
  readonly columns: number;
  /** The visitor's own team, whose row is tinted. */
  readonly isOwn: boolean;
  /** Leads to the reason of a place: that the team left, what was taken off the points, and what decides among teams with as many. */
  readonly reasons: boolean;
};

/** A team's row, highlighted for a moment when its figures change; above it the line where a zone ends or begins. */
export const StandingsTableRow = ({ row, teams, zones, running, next, columns, isOwn, reasons }: RowProps) => {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const { teamInfo, position, points, withdrawal } = row;
  // Before the first match all teams are level, so there is nothing to explain.
  const decidedBy = row.played === 0 ? null : row.decidedBy;
  const lost = lostBy(row);
  const hasReason = reasons && (decidedBy !== null || lost > 0 || withdrawal !== undefined);
  const changed = useChanged([row.played, row.goalsFor, row.goalsAgainst, points].join());
  const zone = zoneOf(position, teams, zones);
  return (
    <>
      <tr
        data-slides={teamInfo._id}
        className={`border-line ${edgeAbove(position, teams, zones)} ${changed ? 'bg-tint-2' : isOwn ? 'bg-tint hover:bg-tint-2' : 'bg-surface hover:bg-hover'}`}
      >
        <Cell className="relative px-0 pl-1.5 text-center sm:px-0 sm:pl-1.5">
          {zone !== null && <Stripe zone={zone} />}
          <Place position={position} zone={zone} />
        </Cell>
        <RowHead className={stickyName}>
          <span className="flex items-center gap-2">
            <span className="contents @max-[16rem]/table:hidden">
              <Crest team={teamInfo} />
            </span>
            <Link
              to="/team/$id"
              params={{ id: teamInfo._id }}
              className="-my-1 flex min-h-11 min-w-11 items-center hover:underline"
            >
              <span className="line-clamp-2 min-w-0 leading-4.5 [overflow-wrap:anywhere]">{teamInfo.name}</span>
            </Link>
            {running !== undefined && <Running {...running} />}
            {running === undefined && withdrawal !== undefined && <WithdrawnMark />}
            {running === undefined && withdrawal === undefined && row.movement !== null && row.movement !== 0 && (
              <Movement places={row.movement} className="ml-auto" />
            )}
          </span>
        </RowHead>
        {figures.map(({ key, class: visible }) => (
          <Cell key={key} className={`${figureClass} ${visible}`}>
            {key === 'goalDifference' ? formatDifference(row.goalDifference) : row[key]}
          </Cell>
        ))}
        <Cell className={`text-right ${formColumn}`}>
          <FormMarks entries={formOf(row)} />
        </Cell>
        {next !== undefined && (
          <Cell className={`py-0 text-center ${nextColumn}`}>
            <Next team={teamInfo} match={next.get(teamInfo._id)} />
          </Cell>
        )}
        <Cell className={`${figureClass} pr-3 text-[1rem] font-extrabold sm:pr-4`}>
          {!hasReason ? (
            <>
              <Starred row={row} />
              {lost > 0 && <span className="sr-only">, {deductionMessages.lost(lost)}</span>}
            </>
          ) : (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={reasonId}
              aria-label={whyLabel(row)}
              onClick={() => setOpen(!open)}
              className="-my-2 -mr-3 -ml-4 min-h-11 min-w-11 pr-3 text-right underline decoration-dotted underline-offset-4 hover:decoration-solid sm:-mr-4 sm:pr-4"
            >
              <Starred row={row} />
            </button>
          )}
        </Cell>
      </tr>
      {open && hasReason && (
        <tr id={reasonId} className="border-t border-line bg-sunken">
          <Cell colSpan={columns} className="py-3">
            {/* Stays in view while a wide table scrolls. */}
            <div className="sticky left-4 flex w-fit max-w-[calc(100cqw-2rem)] flex-col gap-1 text-meta text-text-2">
              {withdrawal !== undefined && <p>{withdrawalMessages.why[withdrawal.played](teamInfo.name)}</p>}
              {lost > 0 && <DeductionText row={row} />}
              {decidedBy !== null && <DecisionText row={row} decision={decidedBy} />}
            </div>
          </Cell>
        </tr>
      )}
    </>
  );
};
