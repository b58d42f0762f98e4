import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useLayoutEffect } from 'react';
import { ActDialog } from '../../acts/act-dialog.tsx';
import { formatDay, formatTime, instantOf } from '../../format/time.ts';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { ClashView } from './clash-view.tsx';
import type { ResultEntry } from './result-entry.ts';
import { ResultFields } from './result-fields.tsx';
import type { KnownResult } from './result-form.ts';
import { resultButtonId } from './results-table.tsx';
import { useResultForm } from './use-result-form.ts';

type ResultDialogProps = {
  /** The match as it was when the dialog opened; the owner does not change it meanwhile. */
  readonly match: MatchAnswer;
  /** The result as the list behind the dialog shows it now. */
  readonly latest: KnownResult;
  readonly entry: ResultEntry;
  readonly onSaved: (message: string) => void;
  readonly onClose: () => void;
};

const whenOf = (match: MatchAnswer): string => {
  const kickOff = instantOf(match.date);
  return kickOff === null ? matchCardMessages.unknownDate : `${formatDay(kickOff)} ${formatTime(kickOff)}`;
};

/** The dialog in which the result of one match is entered or corrected. */
export const ResultDialog = ({ match, latest, entry, onSaved, onClose }: ResultDialogProps) => {
  const editor = useResultForm(match, entry, { onSaved, onClose });
  const { act, changed, theirs, discard } = editor;

  // Focuses the row's button, to which the focus returns on closing: the dialog may have been opened by its address, or
  // by a tap in Safari, which focuses no button. A layout effect runs before the dialog takes the focus.
  useLayoutEffect(
    () => document.getElementById(resultButtonId(match._id))?.focus({ preventScroll: true }),
    [match._id],
  );

  return (
    <ActDialog
      title={resultsMessages.dialogTitle(matchCardMessages.pairing(match))}
      description={resultsMessages.dialogHint(match.week, whenOf(match))}
      size={960}
      act={act}
      changed={changed}
      leaveText={resultsMessages.leaveText}
      onClose={discard}
      step={theirs !== null && <ClashView key={theirs.resultRevision} editor={editor} theirs={theirs} match={match} />}
    >
      {(close) => <ResultFields editor={editor} match={match} latest={latest} failed={entry.failed} onCancel={close} />}
    </ActDialog>
  );
};
