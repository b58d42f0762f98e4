import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { ClashView } from './clash-view.tsx';
import { LeaveView } from './leave-view.tsx';
import { ResultFields } from './result-fields.tsx';
import { SignInView } from './sign-in-view.tsx';
import { useResultEditor } from './use-result-editor.ts';

type ResultDialogProps = {
  /** As the person saw it; the owner does not change it while the dialog is open. */
  readonly match: MatchAnswer;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
  /** The login form of the session feature, for a session that ends while someone types. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
};

const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchesMessages.unknownDate : `${formatDay(kickOff)} ${formatTime(kickOff)}`;
};

export const ResultDialog = ({ match, onSaved, onClose, signIn }: ResultDialogProps) => {
  const editor = useResultEditor(match, { onSaved, onClose });
  const { step } = editor;
  const unsaved = editor.changed || editor.saving;

  // Back, a link or closing the tab ask as Esc does. The dialog takes the place of the page, so Back closes it first.
  useBlocker({
    shouldBlockFn: () => {
      editor.close();
      return true;
    },
    enableBeforeUnload: unsaved,
    disabled: !unsaved,
  });

  return (
    <Dialog
      title={resultsMessages.dialogTitle(resultsMessages.pairing(match.homeTeam.name, match.awayTeam.name))}
      description={resultsMessages.dialogHint(match.week, whenOf(match))}
      closeLabel={resultsMessages.close}
      onClose={editor.close}
    >
      {step.name === 'form' && <ResultFields editor={editor} match={match} />}
      {step.name === 'clash' && <ClashView editor={editor} theirs={step.theirs} match={match} />}
      {step.name === 'sign-in' && <SignInView>{signIn(editor.toForm)}</SignInView>}
      {step.name === 'leave' && <LeaveView onStay={editor.toForm} onDiscard={onClose} />}
    </Dialog>
  );
};
