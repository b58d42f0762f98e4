import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { Dialog } from '../../components/ui/dialog.tsx';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { ClashView } from './clash-view.tsx';
import { LeaveView } from './leave-view.tsx';
import type { KnownResult } from './result-form.ts';
import { ResultFields } from './result-fields.tsx';
import { resultButtonId } from './results-table.tsx';
import { SignInView } from './sign-in-view.tsx';
import { useResultEditor } from './use-result-editor.ts';

type ResultDialogProps = {
  /** The match as it was when the dialog opened; the owner does not change it meanwhile. */
  readonly match: MatchAnswer;
  /** The result as the list behind the dialog shows it now. */
  readonly latest: KnownResult;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
  /** Renders the login form of the session feature, for a session that ends while someone types. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
};

const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchCardMessages.unknownDate : `${formatDay(kickOff)} ${formatTime(kickOff)}`;
};

/** The dialog in which the result of one match is entered or corrected. */
export const ResultDialog = ({ match, latest, onSaved, onClose, signIn }: ResultDialogProps) => {
  const editor = useResultEditor(match, { onSaved, onClose });
  const { step } = editor;

  // Focuses the row's button, to which the focus returns on closing: the dialog may have been opened by its address, or
  // by a tap in Safari, which focuses no button. A layout effect runs before the dialog takes the focus.
  useLayoutEffect(
    () => document.getElementById(resultButtonId(match._id))?.focus({ preventScroll: true }),
    [match._id],
  );

  // Back, links and closing the tab ask about unsaved changes first; the dialog counts as a page, so Back closes it. A
  // reload loses nothing (draft.ts), and asks only while a save is running.
  useBlocker({
    shouldBlockFn: () => {
      editor.askToLeave();
      return true;
    },
    enableBeforeUnload: editor.saving,
    disabled: !editor.changed && !editor.saving,
  });

  return (
    <Dialog
      title={resultsMessages.dialogTitle(resultsMessages.pairing(match.homeTeam.name, match.awayTeam.name))}
      description={resultsMessages.dialogHint(match.week, whenOf(match))}
      size={960}
      onClose={editor.close}
    >
      {step.name === 'form' && <ResultFields editor={editor} match={match} latest={latest} />}
      {step.name === 'clash' && (
        <ClashView key={step.theirs.resultRevision} editor={editor} theirs={step.theirs} match={match} />
      )}
      {step.name === 'sign-in' && <SignInView>{signIn(editor.toForm)}</SignInView>}
      {step.name === 'leave' && <LeaveView onStay={editor.stay} onDiscard={editor.discard} />}
    </Dialog>
  );
};
