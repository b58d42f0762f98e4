import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { type Office, officeCalls, officialActed } from './offices.ts';

const { dismiss: words, offices } = officialsMessages;

type DismissQuestionProps = {
  readonly office: Office;
  readonly official: { readonly _id: string; readonly player: { readonly gamertag: string } };
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before an official is dismissed. */
export const DismissQuestion = ({ office, official, onDone, onClose }: DismissQuestionProps) => {
  const {
    _id: id,
    player: { gamertag },
  } = official;
  const { dismiss, dismissed, dismissRemains } = offices[office];
  const act = useAct({ call: officeCalls[office].dismiss, answer: officialActed });
  return (
    <ActAlert
      title={dismiss(gamertag)}
      description={words.description}
      remains={dismissRemains}
      reasonHint={words.reasonHint}
      confirmLabel={words.submit}
      busyLabel={words.busy}
      act={act}
      failed={words.failed}
      onConfirm={(body) => act.send({ params: { id }, body }, { onDone: () => onDone(dismissed(gamertag)) })}
      onCancel={onClose}
    />
  );
};
