import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CheckLine, SelectField, TextArea } from '../../components/ui/field.tsx';
import { resultsMessages } from '../../messages/tr/results.ts';
import { DialogBody, DialogFoot } from './dialog-parts.tsx';
import { type KnownResult, type ResultForm, type Side, takesResult, takesScore } from './result-form.ts';
import { SaveFailure } from './save-failure.tsx';
import { SideFields } from './side-fields.tsx';
import type { ResultEditor } from './use-result-editor.ts';

const statuses = ['finished', 'live', 'scheduled', 'cancelled'] as const;
const MOST_REASON = 500;

const statusHint = (form: ResultForm, known: KnownResult): string | undefined => {
  if (takesResult(form)) return undefined;
  if (known.status === 'finished') return resultsMessages.statusHint.annuls;
  return form.status === 'live' ? resultsMessages.statusHint.live : resultsMessages.statusHint.none;
};

type PartProps = { readonly editor: ResultEditor; readonly match: MatchAnswer };

const WalkoverFields = ({ editor, match }: PartProps) => {
  const { form, errors } = editor;
  const choice = (side: Side, label: string) => (
    <CheckLine
      type="radio"
      name="walkover-winner"
      label={label}
      checked={form.walkoverWinner === side}
      aria-invalid={errors.winner === undefined ? undefined : true}
      onChange={() => editor.edit({ walkoverWinner: side })}
    />
  );
  return (
    <div className="flex flex-col">
      <CheckLine
        label={resultsMessages.isWalkover}
        checked={form.isWalkover}
        onChange={(event) => editor.edit({ isWalkover: event.target.checked, walkoverWinner: null })}
      />
      {form.isWalkover && (
        <fieldset className="border-l-4 border-line pl-4">
          <legend className="text-meta font-semibold">{resultsMessages.walkoverWinner}</legend>
          {errors.winner !== undefined && (
            <p role="alert" className="text-meta text-danger">
              {resultsMessages.errors.winnerMissing}
            </p>
          )}
          {choice('home', match.homeTeam.name)}
          {choice('away', match.awayTeam.name)}
        </fieldset>
      )}
    </div>
  );
};

export const ResultFields = ({ editor, match }: PartProps) => {
  const { form, known, saving, failure } = editor;
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (Object.keys(editor.submit()).length === 0) return;
    // The errors are in the page with the next paint only.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {failure !== null && <SaveFailure error={failure} />}
        {takesScore(form) && (
          <div className="grid grid-cols-2 gap-4">
            <SideFields editor={editor} side="home" team={match.homeTeam} />
            <SideFields editor={editor} side="away" team={match.awayTeam} />
          </div>
        )}
        {takesResult(form) && <WalkoverFields editor={editor} match={match} />}
        <SelectField
          label={resultsMessages.status}
          hint={statusHint(form, known)}
          value={form.status}
          onChange={(event) => {
            const chosen = statuses.find((status) => status === event.target.value);
            if (chosen !== undefined) editor.edit({ status: chosen });
          }}
        >
          {statuses.map((status) => (
            <option key={status} value={status}>
              {resultsMessages.statuses[status]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={resultsMessages.reason}
          maxLength={MOST_REASON}
          value={form.reason}
          onChange={(event) => editor.edit({ reason: event.target.value })}
        />
      </DialogBody>
      <DialogFoot>
        <Button variant="secondary" onClick={editor.close}>
          {resultsMessages.cancel}
        </Button>
        <Button type="submit" busyLabel={saving ? resultsMessages.saving : undefined}>
          {resultsMessages.save}
        </Button>
      </DialogFoot>
    </form>
  );
};
