import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDateTime } from '../../format/time.ts';
import { actMessages } from '../../messages/tr/acts.ts';
import { refereeMessages } from '../../messages/tr/referee.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { LIST_FIELDS, NO_LISTS, sameList } from './known-lists.ts';
import type { Latest } from './latest.ts';
import { sameResult } from './merge.ts';
import { type KnownResult, type ResultForm, resultOf, takesResult } from './result-form.ts';
import type { ResultEditor } from './use-result-form.ts';

type Meanwhile = 'nothing' | 'changed' | 'same';

/** What happened to the match since the form was begun, as far as the list behind the dialog shows it. */
export const meanwhileOf = ({ values, base, act }: ResultEditor, latest: Latest): Meanwhile => {
  if (act.pending || latest.resultRevision <= base.resultRevision) return 'nothing';
  const wanted = resultOf(values, latest.resultRevision);
  // The list of matches tells nothing of rows: the match's own answer is on its way.
  if (latest.playerStats === undefined && !LIST_FIELDS.every((field) => sameList(field, wanted, NO_LISTS))) {
    return 'nothing';
  }
  return sameResult(wanted, { ...wanted, ...latest }) ? 'same' : 'changed';
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

type RefereeNoteProps = { readonly form: ResultForm; readonly base: KnownResult };

/** Tells a referee who may enter the result, and what becomes of the match by it. */
export const RefereeNote = ({ form, base }: RefereeNoteProps) => (
  <p className="text-small text-text-2">
    {refereeMessages.onlyReferee}
    {takesResult(form) && base.status !== 'finished' && ` ${refereeMessages.finishes}`}
  </p>
);

type MeanwhileProps = { readonly editor: ResultEditor; readonly what: Meanwhile };

/** Shows what happened to the match meanwhile. Above the fields it would push them away from under a finger. */
export const MeanwhileNotes = ({ editor, what }: MeanwhileProps) => {
  const notes = [
    editor.waits && actMessages.retriedWhenBack,
    editor.typedSince && resultsMessages.typedSince,
    what !== 'nothing' && resultsMessages.meanwhile[what],
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <div key={note} className="shrink-0 px-4 pb-3">
      <Banner tone="info" announced>
        {note}
      </Banner>
    </div>
  ));
};
