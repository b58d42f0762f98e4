import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { ActAlert } from '../../acts/act-alert.tsx';
import { useAct } from '../../acts/use-act.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { matchPlanMessages } from '../../messages/tr/match-plan.ts';
import type { Office } from '../officials/offices.ts';
import { planActed, removeCalls } from './plan-acted.ts';
import { officialOf } from './plan-list.ts';

const { offices, removal: words, remove } = matchPlanMessages;

type RemoveQuestionProps = {
  readonly office: Office;
  readonly match: MatchAnswer;
  readonly onDone: (said: string) => void;
  readonly onClose: () => void;
};

/** Asks before an official is removed from a match. */
export const RemoveQuestion = ({ office, match, onDone, onClose }: RemoveQuestionProps) => {
  const { removeQuestion, removeFailed, now } = offices[office];
  const official = officialOf(office, match);
  const act = useAct({ call: removeCalls[office], answer: planActed });
  return (
    <ActAlert
      title={removeQuestion}
      description={words.description(matchCardMessages.pairing(match), match.week)}
      facts={official === null ? [] : [now(official.gamertag)]}
      reasonHint={words.reasonHint}
      confirmLabel={remove}
      busyLabel={words.busy}
      act={act}
      failed={removeFailed}
      onConfirm={(body) => act.send({ params: { id: match._id }, body }, { onDone: ({ message }) => onDone(message) })}
      onCancel={onClose}
    />
  );
};
