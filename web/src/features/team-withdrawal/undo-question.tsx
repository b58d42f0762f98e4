import type { StandingRow } from '@league/query-api/contract/standings.ts';
import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { teamWithdrawalMessages } from '../../messages/tr/team-withdrawal.ts';
import { useMeantSeason } from '../player-statistics/use-meant-season.ts';

const { undo: words, reason: whyText } = teamWithdrawalMessages;

/** What is read of the answer to an act that was taken back. */
const undone = z.object({ message: z.string(), matches: z.number(), position: z.optional(z.string()) });

export type Left = NonNullable<StandingRow['withdrawal']>;

type UndoQuestionProps = {
  readonly row: StandingRow;
  readonly withdrawal: Left;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before the last withdrawal of a season is taken back, and why. */
export const UndoQuestion = ({ row: { teamInfo }, withdrawal, onDone, onClose }: UndoQuestionProps) => {
  const season = useMeantSeason();
  const act = useAct({ call: 'POST /api/admin/season/undo', answer: undone });
  return (
    <ActAlert
      title={words.title(teamInfo.name)}
      description={words.description}
      facts={[whyText(withdrawal.reason)]}
      remains={words.remains}
      reasonRequired
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={({ reason = '' }) =>
        act.send(
          { params: {}, body: { teamId: teamInfo._id, reason, ...season } },
          { onDone: ({ matches }) => onDone(words.done(teamInfo.name, matches)) },
        )
      }
      onCancel={onClose}
    />
  );
};
