import type { SeasonActsAnswer } from '@league/query-api/contract/season-acts.ts';
import { useState } from 'react';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { controlPanelMessages } from '../../messages/tr/control-panel.ts';
import { acted } from './acts.ts';

const { undo: words } = controlPanelMessages;

type Meant = { readonly season: number; readonly last: NonNullable<SeasonActsAnswer['last']> };

/** The act that an open question is about: the last one at its opening, also after others have acted. */
export const useMeantAct = (asked: boolean, acts: SeasonActsAnswer | undefined): Meant | null => {
  const [meant, setMeant] = useState<Meant | null>(null);
  if (!asked && meant !== null) setMeant(null);
  if (asked && meant === null && acts !== undefined && acts.last !== null) {
    setMeant({ season: acts.season, last: acts.last });
  }
  return meant;
};

type UndoQuestionProps = {
  readonly meant: Meant;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before the last act on the season is taken back, with what comes back, and why. */
export const UndoQuestion = ({ meant: { season, last }, onDone, onClose }: UndoQuestionProps) => {
  const sending = useAct({ call: 'POST /api/admin/season/undo', answer: acted });
  const { act, position } = last;
  const { question, facts, done } = words.acts[act];
  return (
    <ActAlert
      title={question(last)}
      description={words.description}
      facts={facts(last)}
      remains={words.remains}
      reasonRequired
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={sending}
      failed={words.failed}
      onConfirm={(reason) =>
        sending.send({ params: {}, body: { act, position, season, ...reason } }, { onDone: () => onDone(done(last)) })
      }
      onCancel={onClose}
    />
  );
};
