import { MOST_REASON } from '@league/command-api/contract/reason.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useRef, useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DialogBody, DialogFoot } from '../../components/ui/dialog-parts.tsx';
import { CheckLine, SelectField, TextArea } from '../../components/ui/field.tsx';
import { matchCardMessages } from '../../messages/tr/match-card.ts';
import { lineMessages } from '../../messages/tr/result-lines.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { HistoryLink } from '../audit/history-link.tsx';
import { CardFields } from './card-fields.tsx';
import { DraftNote, MeanwhileNotes, meanwhileOf, RefereeNote } from './form-notes.tsx';
import { onFormKey, saveKey } from './form-keys.ts';
import { IncidentFields } from './incident-fields.tsx';
import type { Latest } from './latest.ts';
import { LineupFields } from './lineup-fields.tsx';
import { PlayerFields } from './player-fields.tsx';
import { writtenBeside } from './quick-incident-rules.ts';
import { QuickIncidents } from './quick-incidents.tsx';
import type { ResultEntry } from './result-entry.ts';
import { type KnownResult, type ResultForm, hasScores, takesBack, takesLists, takesResult } from './result-form.ts';
import { ScoreFields } from './score-fields.tsx';
import { TakeBack } from './take-back.tsx';
import { useLines } from './use-lines.ts';
import type { MatchPeople } from './use-people.ts';
import type { ResultEditor } from './use-result-form.ts';
import { WalkoverFields } from './walkover-fields.tsx';

/** The id of the sentence that says why the button does nothing yet. */
const LACKS_SCORE = 'lacks-score';

const statuses = ['finished', 'live', 'scheduled', 'cancelled'] as const;

const statusHint = (form: ResultForm, base: KnownResult): string | undefined => {
  const { statusHint: hints } = resultsMessages;
  if (takesResult(form)) return base.status === 'cancelled' ? hints.cancelled : undefined;
  if (takesBack(form, base)) return hints.annuls;
  return form.status === 'live' ? hints.live : hints.none;
};

type ResultFieldsProps = {
  readonly editor: ResultEditor;
  readonly match: MatchAnswer;
  /** The result as the list behind the dialog shows it now. */
  readonly latest: Latest;
  readonly people: MatchPeople;
  readonly entry: ResultEntry;
  readonly onCancel: () => void;
};

/**
 * The form of a result. Enter moves from field to field and Ctrl+Enter saves from each of them, so a result is `3 Enter
 * 1 Ctrl+Enter`. The players' part stands between the walkover
 * and the cards.
 */
export const ResultFields = ({ editor, match, latest, people, entry, onCancel }: ResultFieldsProps) => {
  const { form, values, base, act } = editor;
  const byReferee = entry.byReferee === true;
  const statusWord = byReferee
    ? matchCardMessages.status
    : (status: ResultForm['status']) => resultsMessages.statuses[status];
  const written = byReferee ? writtenBeside(values) : null;
  const lines = useLines(editor);
  const save = useRef<HTMLButtonElement>(null);
  const [takingBack, setTakingBack] = useState(false);
  const meanwhile = meanwhileOf(editor, latest);
  // The typed result is the recorded one, so the save succeeded and only its answer was lost.
  const lacksScore = entry.withScores === true && !hasScores(values);
  const recordedAlready = meanwhile === 'same';

  return (
    <>
      <Form
        inDialog
        form={form}
        onKeyDown={onFormKey}
        onSubmit={(checked) => (takesBack(checked, base) ? setTakingBack(true) : editor.save(checked))}
        pending={act.pending}
        failure={recordedAlready || editor.waits ? null : editor.failure}
        failed={entry.failed}
      >
        <DialogBody>
          <DraftNote
            since={editor.restored}
            onDrop={() => {
              editor.dropDraft();
              save.current?.focus();
            }}
          />
          {byReferee && <RefereeNote form={values} base={base} />}
          <ScoreFields editor={editor} match={match} />
          {byReferee && takesLists(values) && (
            <QuickIncidents editor={editor} match={match} people={people} lines={lines} />
          )}
          {takesResult(values) && <WalkoverFields editor={editor} match={match} />}
          {takesResult(values) && <PlayerFields editor={editor} match={match} people={people} lines={lines} />}
          {takesLists(values) && (
            <>
              <LineupFields editor={editor} match={match} people={people.people} />
              <IncidentFields editor={editor} match={match} people={people.people} />
            </>
          )}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {takesResult(values) && (
              // Aligned with the box beside it, which has its label above.
              <div className="sm:pt-6">
                <CardFields editor={editor} match={match} />
              </div>
            )}
            <div className="flex flex-col gap-4">
              <SelectField label={resultsMessages.status} hint={statusHint(values, base)} {...form.field('status')}>
                {statuses.map((status) => (
                  <option key={status} value={status}>
                    {statusWord(status)}
                  </option>
                ))}
              </SelectField>
              {base.status === 'finished' && (
                <div>
                  <TextArea label={resultsMessages.reason} optional maxLength={MOST_REASON} {...form.field('reason')} />
                  <CheckLine label={lineMessages.reasonShown} {...form.field('reasonShown')} />
                </div>
              )}
              <span className="-ml-3">
                <HistoryLink of={{ match: match._id }} name={matchCardMessages.pairing(match)} />
              </span>
            </div>
          </div>
        </DialogBody>
        <MeanwhileNotes editor={editor} what={meanwhile} />
        <DialogFoot>
          {lacksScore ? (
            <span id={LACKS_SCORE} className="min-w-0 flex-1 text-small text-text-2">
              {resultsMessages.errors.scoresMissing}
            </span>
          ) : (
            <>
              <span className="hidden min-w-0 flex-1 text-small text-text-3 pointer-fine:sm:block">
                {resultsMessages.shortcuts(saveKey)}
              </span>
              {written === null ? (
                <span aria-hidden="true" className="min-w-0 text-meta text-text-2 sm:hidden">
                  {resultsMessages.statusLine(statusWord(values.status))}
                </span>
              ) : (
                <span className="min-w-0 text-meta font-semibold tabular-nums sm:hidden">{written}</span>
              )}
            </>
          )}
          <Button variant="secondary" className="max-sm:hidden" onClick={onCancel}>
            {resultsMessages.cancel}
          </Button>
          <Button
            ref={save}
            type="submit"
            aria-disabled={lacksScore}
            aria-describedby={lacksScore ? LACKS_SCORE : undefined}
            busy={act.pending}
            busyLabel={resultsMessages.saving}
          >
            {resultsMessages.save}
          </Button>
        </DialogFoot>
      </Form>
      {takingBack && (
        <TakeBack
          match={match}
          recorded={base}
          status={values.status}
          reason={values.reason}
          onConfirm={(reason) => {
            setTakingBack(false);
            form.setValue('reason', reason);
            editor.save({ ...values, reason });
          }}
          onCancel={() => setTakingBack(false)}
        />
      )}
    </>
  );
};
