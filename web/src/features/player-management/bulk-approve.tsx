import { MOST_APPROVED } from '@league/command-api/contract/player.ts';
import { useEffect, useRef } from 'react';
import { useAct } from '../../acts/use-act.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { playerManagementMessages } from '../../messages/tr/player-management.ts';
import { manyApproved } from './acts.ts';

const { approve: words } = playerManagementMessages;

type BulkApproveProps = {
  /** Those who wait for an approval among the players that the filters show. */
  readonly pending: readonly string[];
  /** Those of them that are ticked. */
  readonly ticked: readonly string[];
  readonly onTick: (ids: readonly string[]) => void;
  readonly onDone: (said: string) => void;
  readonly onFailed: (failure: Failure | null) => void;
};

/** Ticks those who wait, as many as one call approves, and approves what is ticked. */
export const BulkApprove = ({ pending, ticked, onTick, onDone, onFailed }: BulkApproveProps) => {
  const act = useAct({ call: 'POST /api/players/approve', answer: manyApproved });
  const { failure } = act;
  const told = useRef<Error>(undefined);
  useEffect(() => {
    if (told.current === failure?.error) return;
    told.current = failure?.error;
    if (failure !== null) onFailed(failure);
  });
  const all = pending.slice(0, MOST_APPROVED);
  const ids = ticked.slice(0, MOST_APPROVED);
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:*:grow">
      <Button variant="secondary" onClick={() => onTick(ids.length === all.length ? [] : all)}>
        {ids.length === all.length
          ? words.selectNone
          : all.length === pending.length
            ? words.selectAll(all.length)
            : words.selectFirst(all.length)}
      </Button>
      {ids.length > 0 && (
        <Button
          busy={act.pending}
          busyLabel={words.busy}
          onClick={() => {
            onFailed(null);
            act.send({ params: {}, body: { ids } }, { onDone: ({ approved }) => onDone(words.doneMany(approved)) });
          }}
        >
          {words.many(ids.length)}
        </Button>
      )}
    </div>
  );
};
