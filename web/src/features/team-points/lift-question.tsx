import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { teamPointsMessages } from '../../messages/tr/team-points.ts';
import { useMeantSeason } from '../player-statistics/use-meant-season.ts';
import { pointsActed } from './deduct-dialog.tsx';

const { lift: words } = teamPointsMessages;

export type RowDeduction = NonNullable<StandingRow['deductions']>[number];

type LiftQuestionProps = {
  readonly row: StandingRow;
  readonly deduction: RowDeduction;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before a team has the points of one deduction back, and why. */
export const LiftQuestion = ({ row, deduction, onDone, onClose }: LiftQuestionProps) => {
  const season = useMeantSeason();
  const act = useAct({ call: 'DELETE /api/teams/:id/deductions/:deductionId', answer: pointsActed });
  const { _id: id, name } = row.teamInfo;
  const { _id: deductionId, points, reason } = deduction;
  return (
    <ActAlert
      title={words.title(name, points)}
      description={words.description}
      facts={[words.facts.reason(reason), words.facts.becomes(row.points, row.points + points)]}
      remains={words.remains}
      reasonRequired
      confirmLabel={words.submit(points)}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={(body) =>
        act.send(
          { params: { id, deductionId }, body: { ...body, ...season } },
          { onDone: () => onDone(words.done(name, points)) },
        )
      }
      onCancel={onClose}
    />
  );
};
