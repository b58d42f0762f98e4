import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';

const words = dashboardMessages.scores;

/** What is read of the answer. */
const repaired = z.object({ message: z.string(), position: z.optional(z.string()) });

type ScoresQuestionProps = {
  /** How many matches the season has. */
  readonly matches: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before everything that shows scores is computed again. */
export const ScoresQuestion = ({ matches, onDone, onClose }: ScoresQuestionProps) => {
  const act = useAct({ call: 'POST /api/matches/fix-scores', answer: repaired });
  return (
    <ActAlert
      title={words.title}
      description={words.description}
      facts={words.facts(matches)}
      remains={words.remains}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      reasonHint={words.reasonHint}
      onConfirm={(body) => act.send({ params: {}, body }, { onDone: ({ message }) => onDone(message) })}
      onCancel={onClose}
    />
  );
};
