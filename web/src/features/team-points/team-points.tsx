import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '../../components/ui/use-focus-after-removal.ts';
import { formatDateTime, instantOf } from '../../format/time.ts';
import { teamPointsMessages as words } from '../../messages/tr/team-points.ts';
import { standingsQuery } from '../standings/queries.ts';
import { DeductDialog } from './deduct-dialog.tsx';
import { LiftQuestion, type RowDeduction } from './lift-question.tsx';

type LineProps = { readonly deduction: RowDeduction; readonly onLift: () => void };

const Line = ({ deduction: { points, reason, recordedAt }, onLift }: LineProps) => {
  const when = instantOf(recordedAt);
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <div className="min-w-0 grow">
        <p className="[overflow-wrap:anywhere]">
          <span className="font-bold">{words.points(points)}</span> — {reason}
        </p>
        {when !== null && <p className="text-meta text-text-2">{formatDateTime(when)}</p>}
      </div>
      <Button variant="secondary" className="shrink-0" aria-label={words.lift.openFor(points, reason)} onClick={onLift}>
        {words.lift.open}
      </Button>
    </li>
  );
};

type Opened = { readonly row: StandingRow; readonly lift?: RowDeduction };

type TeamPointsProps = {
  readonly teamId: string;
  /** Shows what was done. */
  readonly onDone: (said: string) => void;
};

/** What was taken off a team's points in this season, and the acts that take more off or give some back. */
export const TeamPoints = ({ teamId, onDone }: TeamPointsProps) => {
  const query = standingsQuery();
  const rowIn = (rows: readonly StandingRow[] = []) => rows.find(({ teamInfo }) => teamInfo._id === teamId);
  const row = rowIn(useQuery(query).data);
  // The row as it was when the question was put: what it names stays as long as it is open.
  const [opened, setOpened] = useState<Opened | null>(null);
  const { rest, remember } = useFocusAfterRemoval(row?.deductions ?? []);
  const close = () => setOpened(null);
  const done = (said: string) => {
    if (opened?.lift !== undefined) remember(opened.lift._id);
    close();
    onDone(said);
  };
  return (
    <Section
      title={words.section}
      action={
        row && (
          <Button variant="secondary" className="my-1.5" onClick={() => setOpened({ row })}>
            {words.deduct.open}
          </Button>
        )
      }
    >
      <div ref={rest} tabIndex={-1} className="px-(--gutter) pb-3 md:px-4">
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={2} />} failed={words.failed}>
          {(rows) => {
            const own = rowIn(rows);
            if (own === undefined) return <p className="text-text-2">{words.noRow}</p>;
            const { points, deductions = [] } = own;
            return (
              <>
                <p className="pb-2 text-text-2">
                  {words.standing(points)} {deductions.length === 0 && words.none}
                </p>
                <ul>
                  {deductions.map((deduction) => (
                    <Line
                      key={deduction._id}
                      deduction={deduction}
                      onLift={() => setOpened({ row: own, lift: deduction })}
                    />
                  ))}
                </ul>
              </>
            );
          }}
        </QueryPart>
      </div>
      {opened !== null &&
        (opened.lift === undefined ? (
          <DeductDialog row={opened.row} onDone={done} onClose={close} />
        ) : (
          <LiftQuestion row={opened.row} deduction={opened.lift} onDone={done} onClose={close} />
        ))}
    </Section>
  );
};
