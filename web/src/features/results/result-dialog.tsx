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
  /** As the person saw it; the owner does not change it while the dialog is open. */
  readonly match: MatchAnswer;
  /** As it is known by now. */
  readonly latest: KnownResult;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
  /** The login form of the session feature, for a session that ends while someone types. */
  readonly signIn: (onSignedIn: () => void) => ReactNode;
};

const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchCardMessages.unknownDate : `${formatDay(kickOff)} ${formatTime(kickOff)}`;
};

/** One match's result, from the first box to the answer. */
export const ResultDialog = ({ match, latest, onSaved, onClose, signIn }: ResultDialogProps) => {
  const editor = useResultEditor(match, { onSaved, onClose });
  const { step } = editor;

  // The row's button is where the focus returns, also when the dialog was opened by its address, or by a finger in
  // Safari, which focuses no buttons. Before the dialog takes the focus, hence in a layout effect.
  useLayoutEffect(
    () => document.getElementById(resultButtonId(match._id))?.focus({ preventScroll: true }),
    [match._id],
  );

  // Back, a link and closing the tab: the dialog takes the place of the page, so Back closes it first. A reload loses
  // nothing (draft.ts) and is not asked about, unless an answer is on its way.
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
