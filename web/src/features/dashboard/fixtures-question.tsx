import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { dashboardMessages } from '../../messages/tr/dashboard.ts';
import { useMeantSeason } from '../player-statistics/use-meant-season.ts';

const words = dashboardMessages.fixtures;

/** What is read of the answer. */
const generated = z.object({ message: z.string(), info: z.string(), position: z.optional(z.string()) });

type FixturesQuestionProps = {
  /** How many teams the league has. */
  readonly teams: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before the fixtures of the season are made, with how many matches that will be. */
export const FixturesQuestion = ({ teams, onDone, onClose }: FixturesQuestionProps) => {
  const season = useMeantSeason();
  const act = useAct({ call: 'POST /api/matches/generate-fixtures', answer: generated });
  return (
    <ActAlert
      title={words.title}
      description={words.description}
      facts={words.facts(teams)}
      remains={words.remains}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={() =>
        act.send({ params: {}, body: season }, { onDone: ({ message, info }) => onDone(`${message} ${info}`) })
      }
      onCancel={onClose}
    />
  );
};
