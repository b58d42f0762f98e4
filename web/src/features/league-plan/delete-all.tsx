import * as z from 'zod/mini';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { leaguePlanMessages } from '../../messages/tr/league-plan.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';

const { deletion: words } = leaguePlanMessages;

const deleted = z.object({ message: z.string(), position: z.optional(z.string()) });

type DeleteAllProps = {
  readonly matches: number;
  readonly finished: number;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks, with the real numbers and for a reason, before all matches of the season are deleted. */
export const DeleteAll = ({ matches, finished, onDone, onClose }: DeleteAllProps) => {
  const season = useCurrentSeason()?.season;
  const act = useAct({ call: 'DELETE /api/matches/delete-all', answer: deleted });
  return (
    <ActAlert
      title={words.question(matches)}
      description={words.description}
      facts={words.facts(matches, finished)}
      remains={words.remains}
      reasonRequired
      confirmLabel={words.open(matches)}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={(reason) =>
        act.send({ params: {}, body: { season, ...reason } }, { onDone: ({ message }) => onDone(message) })
      }
      onCancel={onClose}
    />
  );
};
