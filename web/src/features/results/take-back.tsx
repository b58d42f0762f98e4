import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { AlertDialog } from '../../components/ui/alert-dialog.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import type { KnownResult } from './result-form.ts';
import { scoreText } from './result-text.ts';

const { takeBack: texts, statuses } = resultsMessages;

type TakeBackProps = {
  readonly match: MatchAnswer;
  readonly recorded: KnownResult;
  /** The status that the match gets instead. */
  readonly status: KnownResult['status'];
  /** What the form gives as reason so far. */
  readonly reason: string;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Asks before a recorded result is taken back, and why: one key in a select is enough to choose another status. */
export const TakeBack = ({ match, recorded, status, reason, onConfirm, onCancel }: TakeBackProps) => (
  <AlertDialog
    title={texts.title(matchCardMessages.pairing(match))}
    description={texts.text(scoreText(recorded, match), statuses[status])}
    remains={texts.remains}
    reason={reason}
    reasons={texts.reasons}
    confirmLabel={texts.confirm}
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);
