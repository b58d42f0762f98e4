import type { ListedReferee } from '@league/query-api/contract/officials.ts';
import { useEffect, useRef, useState } from 'react';
import { useAct } from '../../acts/use-act.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { officialsMessages } from '../../messages/tr/officials.ts';
import { type Office, officeCalls, officialActed } from './offices.ts';

const { management: words, offices, actFor } = officialsMessages;

type JudgeProps = {
  readonly office: Office;
  readonly person: Pick<ListedReferee, '_id' | 'username' | 'status'>;
  readonly size: 'small' | 'normal';
  /** Called while the pressed button is still there. */
  readonly onJudged: (said: string) => void;
  /** null: a new attempt begins. */
  readonly onFailed: (failure: Failure | null) => void;
};

/** Grants or refuses an application at a press. A refused application can still be granted. */
export const Judge = ({ office, person, size, onJudged, onFailed }: JudgeProps) => {
  const { _id: id, username, status } = person;
  const act = useAct({ call: officeCalls[office].judge, answer: officialActed });
  const [sent, setSent] = useState<boolean>();
  const { failure } = act;
  const told = useRef<Error>(undefined);
  useEffect(() => {
    if (told.current === failure?.error) return;
    told.current = failure?.error;
    if (failure !== null) onFailed(failure);
  });
  if (status === 'approved') return null;
  const button = (isApproved: boolean) => {
    const label = isApproved ? words.approve : words.reject;
    return (
      <Button
        variant={isApproved ? 'secondary' : 'ghost'}
        size={size}
        data-approve=""
        aria-label={actFor(label, username)}
        aria-disabled={act.pending}
        busy={act.pending && sent === isApproved}
        onClick={() => {
          onFailed(null);
          setSent(isApproved);
          const said = isApproved ? offices[office].approved : offices[office].rejected;
          act.send({ params: { id }, body: { isApproved } }, { onDone: () => onJudged(said) });
        }}
      >
        {label}
      </Button>
    );
  };
  return (
    <>
      {button(true)}
      {status === 'pending' && button(false)}
    </>
  );
};
