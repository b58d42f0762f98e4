import { importAnswer } from '@league/command-api/contract/import-answer.ts';
import type * as z from 'zod/mini';
import { useState } from 'react';
import { LeaveQuestion } from '../../acts/leave-question.tsx';
import { SignInDialog } from '../../acts/sign-in-dialog.tsx';
import { useAct } from '../../acts/use-act.ts';
import { ActFailure } from '../../components/form/act-failure.tsx';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { ChoiceTiles } from '../../components/ui/choice-tiles.tsx';
import { CheckLine, TextArea } from '../../components/ui/field.tsx';
import { Section } from '../../components/ui/section.tsx';
import { importMessages as words } from '../../messages/tr/import.ts';
import { useCurrentSeason } from '../seasons/use-current-season.ts';
import { FileField } from './file-field.tsx';
import { bodyOf, EMPTY_FORM, type ImportForm as Values, importForm } from './import-body.ts';
import { ImportProgress, type Underway } from './import-progress.tsx';
import { TrialPreview } from './trial-preview.tsx';
import { newResults } from './trial-rows.ts';

type Answer = z.infer<typeof importAnswer>;

/** A server takes at most 30 s for the results of an import, and some more for a table of thousands of lines. */
const PATIENCE_MS = 90_000;

const CALL = { call: 'POST /api/matches/import', answer: importAnswer, patienceMs: PATIENCE_MS } as const;

const MAY = ['createTeams', 'createPlayers', 'overwrite', 'allowSameWeek'] as const;

/** What a trial came to, for the values that the form had. */
type Trial = { readonly values: Values; readonly answer: Answer };

const isSame = (one: Values, other: Values): boolean =>
  (Object.keys(EMPTY_FORM) as (keyof Values)[]).every((name) => one[name] === other[name]);

type ImportFormProps = {
  /** How many matches of the season are finished; undefined until that is read. */
  readonly finished: number | undefined;
  readonly onDone: (answer: Answer, underway: Underway) => void;
};

/** Takes a table, says first what each of its lines would do, and records it when that is wished. */
export const ImportForm = ({ finished, onDone }: ImportFormProps) => {
  const season = useCurrentSeason()?.season;
  const trying = useAct(CALL);
  const act = useAct(CALL);
  const [trial, setTrial] = useState<Trial>();
  const [underway, setUnderway] = useState<Underway>();
  const [reason, setReason] = useState('');
  const form = useLeagueForm({ schema: importForm, defaultValues: EMPTY_FORM });
  const { value: source, ...sourceBox } = form.value('source');
  const { onChange: onFile, id: fileId, error: fileError } = form.value('file');
  const fileName = form.value('fileName');
  const values = form.watch() as Values;
  // What was changed since the trial is not what the preview shows.
  const shown = trial !== undefined && isSame(trial.values, values) ? trial : undefined;

  const tryOut = (typed: Values): void =>
    trying.send(
      { params: {}, body: { ...bodyOf(typed), season, dryRun: true, eachLine: true } },
      { onDone: (answer) => setTrial({ values: typed, answer }) },
    );
  const record = ({ values: tried, answer }: Trial): void => {
    const begun = { results: newResults(answer), finishedBefore: finished };
    setUnderway(begun);
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    act.send(
      { params: {}, body: { ...bodyOf(tried), season, ...why } },
      {
        onDone: (done) => {
          setTrial(undefined);
          setReason('');
          form.reset(EMPTY_FORM);
          onDone(done, begun);
        },
      },
    );
  };

  return (
    <>
      <Section title={words.table}>
        <Form
          form={form}
          onSubmit={tryOut}
          pending={trying.pending || act.pending}
          failure={trying.failure}
          failed={words.failed}
          className="max-w-form px-(--gutter) pb-4 md:px-4"
        >
          <p className="text-text-2">{words.columns}</p>
          <ChoiceTiles
            label={words.source}
            choices={[
              { value: 'file', label: words.file },
              { value: 'csv', label: words.paste },
            ]}
            value={source}
            {...sourceBox}
          />
          {source === 'csv' ? (
            <TextArea
              label={words.paste}
              hint={words.pasteHint}
              rows={8}
              spellCheck={false}
              wrap="off"
              {...form.field('csv')}
            />
          ) : (
            <FileField
              id={fileId}
              name={fileName.value ?? ''}
              error={fileError}
              onChoose={(file, name) => {
                fileName.onChange(name);
                onFile(file);
              }}
            />
          )}
          <div className="flex flex-col">
            {MAY.map((name) => (
              <CheckLine key={name} label={words[name]} {...form.field(name)} />
            ))}
          </div>
          <Button
            type="submit"
            variant={shown === undefined ? 'primary' : 'secondary'}
            className="self-start"
            busy={trying.pending}
            busyLabel={words.showing}
          >
            {words.show}
          </Button>
        </Form>
      </Section>
      {shown !== undefined && (
        <TrialPreview
          trial={shown.answer}
          reason={reason}
          onReason={setReason}
          importing={act.pending}
          onImport={() => record(shown)}
        >
          {act.failure !== null && <ActFailure {...act.failure} failed={words.failed} />}
          {act.pending && underway !== undefined && <ImportProgress {...underway} finished={finished} />}
        </TrialPreview>
      )}
      <SignInDialog act={trying.signedOut ? trying : act} />
      <LeaveQuestion changed={values.csv.trim() !== ''} pending={act.pending} text={words.leave} />
    </>
  );
};
