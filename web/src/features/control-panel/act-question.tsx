import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import { useState } from 'react';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { controlPanelMessages } from '../../messages/tr/control-panel.ts';
import { ACT_CALLS, acted } from './acts.ts';
import type { SeasonAct } from './control-search.ts';

type ActQuestionProps = {
  readonly act: SeasonAct;
  readonly acts: SeasonActsAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before an act on the season as a whole, with what it changes as the server counts it now, and why. */
export const ActQuestion = ({ act: kind, acts, onDone, onClose }: ActQuestionProps) => {
  // What the question names at its opening is what is sent, also after another season has begun.
  const [{ season, label, counts }] = useState(acts);
  const act = useAct({ call: ACT_CALLS[kind], answer: acted });
  const words = controlPanelMessages.acts[kind];
  return (
    <ActAlert
      title={words.question}
      description={controlPanelMessages.inSeason(label)}
      facts={words.facts(counts)}
      remains={`${words.remains} ${controlPanelMessages.undoable}`}
      reasonRequired
      confirmLabel={words.submit(counts)}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={(reason) =>
        act.send(
          { params: {}, body: { season, ...reason } },
          { onDone: ({ message }) => onDone(words.done ?? message) },
        )
      }
      onCancel={onClose}
    />
  );
};
