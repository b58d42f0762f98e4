import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryPart } from '../../components/query/query-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Section } from '../../components/ui/section.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatDateTime } from '../../format/time.ts';
import { teamWithdrawalMessages as words } from '../../messages/tr/team-withdrawal.ts';
import { standingsQuery } from '../standings/queries.ts';
import { type Left, UndoQuestion } from './undo-question.tsx';
import { WithdrawQuestion } from './withdraw-question.tsx';

const rowIn = (teamId: string, rows: readonly StandingRow[] = []) =>
  rows.find(({ teamInfo }) => teamInfo._id === teamId);

type StateProps = { readonly withdrawal: Left; readonly rows: readonly StandingRow[] };

/** Since when a team is gone, and why; and who has to come back before it can. */
const LeftText = ({ withdrawal: { recordedAt, played, reason, isLast }, rows }: StateProps) => {
  const last = rows.find((row) => row.withdrawal?.isLast === true);
  return (
    <>
      <p>{words.left(formatDateTime(new Date(recordedAt)), played)}</p>
      <p className="text-text-2 [overflow-wrap:anywhere]">{words.reason(reason)}</p>
      {!isLast && last !== undefined && <p className="text-text-2">{words.notLast(last.teamInfo.name)}</p>}
    </>
  );
};

type TeamWithdrawalProps = {
  readonly teamId: string;
  /** Shows what was done. */
  readonly onDone: (said: string) => void;
};

/** Whether a team is in this season, and the acts that withdraw it, or take that back. */
export const TeamWithdrawal = ({ teamId, onDone }: TeamWithdrawalProps) => {
  const query = standingsQuery();
  const row = rowIn(teamId, useQuery(query).data);
  // The row as it was when the question was put: what it names stays as long as it is open.
  const [opened, setOpened] = useState<StandingRow | null>(null);
  const close = () => setOpened(null);
  const done = (said: string) => {
    close();
    onDone(said);
  };
  return (
    <Section
      title={words.section}
      action={
        row !== undefined &&
        row.withdrawal?.isLast !== false && (
          // One button for both acts, so that the focus stays on it when one has made room for the other.
          <Button variant="secondary" className="my-1.5" onClick={() => setOpened(row)}>
            {row.withdrawal === undefined ? words.withdraw.open : words.undo.open}
          </Button>
        )
      }
    >
      <div className="px-(--gutter) pb-3 md:px-4">
        <QueryPart query={query} waiting={<Skeleton shape="table" rows={1} />} failed={words.failed}>
          {(rows) => {
            const own = rowIn(teamId, rows);
            if (own === undefined) return <p className="text-text-2">{words.noRow}</p>;
            if (own.withdrawal === undefined) return <p className="text-text-2">{words.stays}</p>;
            return <LeftText withdrawal={own.withdrawal} rows={rows} />;
          }}
        </QueryPart>
      </div>
      {opened !== null &&
        (opened.withdrawal === undefined ? (
          <WithdrawQuestion row={opened} onDone={done} onClose={close} />
        ) : (
          <UndoQuestion row={opened} withdrawal={opened.withdrawal} onDone={done} onClose={close} />
        ))}
    </Section>
  );
};
