import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { achievementsMessages } from '../../messages/tr/achievements.ts';
import { achievementActed } from './acted.ts';
import { type AwardLine, receiverOf } from './award-lines.ts';

const { withdraw: words, failed } = achievementsMessages;

type WithdrawQuestionProps = {
  readonly line: AwardLine;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before an award is taken back. */
export const WithdrawQuestion = ({ line, onDone, onClose }: WithdrawQuestionProps) => {
  const act = useAct({ call: 'DELETE /api/achievements/:id/awards/:awardId', answer: achievementActed });
  const { _id: awardId, achievement } = line;
  return (
    <ActAlert
      title={words.title}
      description={words.description(achievement.title, receiverOf(line))}
      remains={words.remains}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={failed}
      onConfirm={(body) =>
        act.send({ params: { id: achievement._id, awardId }, body }, { onDone: ({ message }) => onDone(message) })
      }
      onCancel={onClose}
    />
  );
};
