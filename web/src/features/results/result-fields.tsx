import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { focusFirstProblem } from '../../components/ui/error-summary.tsx';
import { SelectField, TextArea } from '../../components/ui/field.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { CardFields } from './card-fields.tsx';
import { MOST_REASON } from './draft.ts';
import { DraftNote, Outcome } from './form-notes.tsx';
import { onFormKey, saveKey } from './form-keys.ts';
import { type KnownResult, type ResultForm, takesResult } from './result-form.ts';
import { ScoreFields } from './score-fields.tsx';
import type { ResultEditor } from './use-result-editor.ts';
import { WalkoverFields } from './walkover-fields.tsx';

const statuses = ['finished', 'live', 'scheduled', 'cancelled'] as const;

const statusHint = (form: ResultForm, base: KnownResult): string | undefined => {
  const { statusHint: hints } = resultsMessages;
  if (takesResult(form)) return base.status === 'cancelled' ? hints.cancelled : undefined;
  if (base.status === 'finished') return hints.annuls;
  return form.status === 'live' ? hints.live : hints.none;
};

const StatusField = ({ editor: { form, base, edit } }: { readonly editor: ResultEditor }) => (
  <SelectField
    label={resultsMessages.status}
    hint={statusHint(form, base)}
    value={form.status}
    onChange={({ target }) => {
      const chosen = statuses.find((status) => status === target.value);
      if (chosen !== undefined) edit({ status: chosen });
    }}
  >
    {statuses.map((status) => (
      <option key={status} value={status}>
        {resultsMessages.statuses[status]}
      </option>
    ))}
  </SelectField>
);

type ResultFieldsProps = {
  readonly editor: ResultEditor;
  readonly match: MatchAnswer;
  /** The result as the list behind the dialog shows it now. */
  readonly latest: KnownResult;
};

/**
 * The form of a result. Enter moves from field to field and Ctrl+Enter saves from each of them, so a result is `3 Enter
 * 1 Ctrl+Enter`. Fields of the players belong between the walkover and the cards.
 */
export const ResultFields = ({ editor, match, latest }: ResultFieldsProps) => {
  const { form, base, saving, step } = editor;
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  const returned = step.name === 'form' && step.returned;
  useEffect(() => {
    // The focused element disappeared with the step before, so the save button gets the focus.
    if (returned) save.current?.focus();
  }, [returned]);

  const dropDraft = () => {
    editor.dropDraft();
    save.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    // At most one thing is wrong at a time, the scores or the winner of a walkover, so no error summary is needed.
    if (Object.keys(editor.submit()).length > 0) focusFirstProblem(element);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the boxes inside
    <form ref={element} noValidate onSubmit={submit} onKeyDown={onFormKey} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <DraftNote since={editor.restored} onDrop={dropDraft} />
        <ScoreFields editor={editor} match={match} />
        {takesResult(form) && <WalkoverFields editor={editor} match={match} />}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {takesResult(form) && (
            // Aligned with the box beside it, which has its label above.
            <div className="sm:pt-6">
              <CardFields editor={editor} match={match} />
            </div>
          )}
          <div className="flex flex-col gap-4">
            <StatusField editor={editor} />
            {base.status === 'finished' && (
              <TextArea
                label={resultsMessages.reason}
                optional
                maxLength={MOST_REASON}
                value={form.reason}
                onChange={(event) => editor.edit({ reason: event.target.value })}
              />
            )}
          </div>
        </div>
      </DialogBody>
      <Outcome editor={editor} latest={latest} />
      <DialogFoot>
        <span className="hidden min-w-0 flex-1 text-small text-text-3 pointer-fine:sm:block">
          {resultsMessages.shortcuts(saveKey)}
        </span>
        <span aria-hidden="true" className="min-w-0 text-meta text-text-2 sm:hidden">
          {resultsMessages.statusLine(form.status)}
        </span>
        <Button variant="secondary" className="max-sm:hidden" onClick={editor.close}>
          {resultsMessages.cancel}
        </Button>
        <Button ref={save} type="submit" busy={saving} busyLabel={resultsMessages.saving}>
          {resultsMessages.save}
        </Button>
      </DialogFoot>
    </form>
  );
};
