import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDateTime } from '../../format/time.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { sameResult } from './merge.ts';
import { type KnownResult, resultOf } from './result-form.ts';
import { SaveFailure } from './save-failure.tsx';
import type { ResultEditor } from './use-result-editor.ts';

type Meanwhile = 'nothing' | 'changed' | 'same';

/** What happened to the match since the form was begun, as far as the list behind the dialog shows it. */
const meanwhileOf = ({ form, base, saving }: ResultEditor, latest: KnownResult): Meanwhile => {
  if (saving || latest.resultRevision <= base.resultRevision) return 'nothing';
  return sameResult(resultOf(form, latest.resultRevision), latest) ? 'same' : 'changed';
};

type DraftNoteProps = { readonly since: string | null; readonly onDrop: () => void };

/** Says that the form was filled from a draft, and offers to drop the draft. */
export const DraftNote = ({ since, onDrop }: DraftNoteProps) =>
  since !== null && (
    <Banner
      tone="info"
      announced
      action={
        <Button variant="secondary" onClick={onDrop}>
          {resultsMessages.draft.drop}
        </Button>
      }
    >
      {resultsMessages.draft.restored(formatDateTime(new Date(since)))}
    </Banner>
  );

type OutcomeProps = { readonly editor: ResultEditor; readonly latest: KnownResult };

/**
 * Shows the failure of the last save, and what happened to the match meanwhile. Stands beside the buttons: above the
 * fields it would push them away from under a finger.
 */
export const Outcome = ({ editor, latest }: OutcomeProps) => {
  const meanwhile = meanwhileOf(editor, latest);
  // The typed result is the recorded one, so the save succeeded and only its answer was lost.
  const failure = meanwhile === 'same' ? null : editor.failure;
  if (meanwhile === 'nothing' && failure === null) return null;
  return (
    <div className="flex max-h-1/2 shrink-0 flex-col gap-2 overflow-y-auto px-4 pb-3">
      {meanwhile !== 'nothing' && (
        <Banner tone="info" announced>
          {resultsMessages.meanwhile[meanwhile]}
        </Banner>
      )}
      {failure !== null && <SaveFailure {...failure} />}
    </div>
  );
};
