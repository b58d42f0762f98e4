import type { CurrentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActKeys } from '../../api/act-keys.ts';
import { sessions } from '../../api/browser.ts';
import { clashOf, isUnauthorized } from '../../api/errors.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { createDrafts, startWith } from './draft.ts';
import { sameResult } from './merge.ts';
import { rereadResults, useSaveResult } from './mutations.ts';
import {
  bodyOf,
  checkForm,
  type FormErrors,
  formOf,
  type KnownResult,
  type ResultForm,
  resultOf,
  sameForm,
  settledForm,
} from './result-form.ts';

/** The step that the dialog shows. The form's state outlives the steps, so nothing typed is lost. */
export type Step =
  | { readonly name: 'form' /** The form follows another step. */; readonly returned: boolean }
  | { readonly name: 'clash'; readonly theirs: CurrentMatch }
  | { readonly name: 'sign-in' }
  | { readonly name: 'leave'; readonly back: Step };

const AGAIN: Step = { name: 'form', returned: true };

type Callbacks = { readonly onSaved: (message: string) => void; readonly onClose: () => void };

/**
 * Entering or correcting the result of one match. `match` is the match as it was when the dialog opened; lists that
 * are read anew meanwhile change neither the form nor the revision that is sent. The form is kept as a draft until
 * it is saved or discarded.
 */
export const useResultEditor = (match: MatchAnswer, { onSaved, onClose }: Callbacks) => {
  const queryClient = useQueryClient();
  const save = useSaveResult(match);
  // The drafts of the person who opened the dialog, even after the session ends.
  const [drafts] = useState(() => createDrafts(() => window.localStorage, sessions.current()?.id ?? ''));
  const [start] = useState(() => startWith(match, drafts.read(match._id)));
  const [base, setBase] = useState(start.base);
  const [form, setForm] = useState(start.form);
  const [restored, setRestored] = useState(start.restored);
  const [errors, setErrors] = useState<FormErrors>({});
  const [step, setStep] = useState<Step>({ name: 'form', returned: false });
  const [keys] = useState(createActKeys);
  const changed = !sameForm(form, formOf(base));

  const replaceForm = (next: ResultForm, over: KnownResult) => {
    setForm(next);
    setBase(over);
    if (sameForm(next, formOf(over))) drafts.drop(match._id);
    else drafts.keep(match._id, { form: next, base: over, savedAt: new Date().toISOString() });
  };

  const finish = (message: string) => {
    drafts.drop(match._id);
    onSaved(message);
  };

  const discard = () => {
    // A running save may be recorded, so the person must see its outcome.
    if (save.isPending) return;
    drafts.drop(match._id);
    onClose();
  };

  const askToLeave = () => {
    if (!save.isPending && step.name !== 'leave') setStep({ name: 'leave', back: step });
  };

  const stay = () => setStep(step.name === 'leave' && step.back.name !== 'form' ? step.back : AGAIN);

  const showConflict = (sent: ResultForm, theirs: CurrentMatch) => {
    void rereadResults(queryClient);
    // Someone else recorded the same result first: there is nothing to choose.
    if (sameResult(resultOf(sent, theirs.resultRevision), theirs)) finish(resultsMessages.alreadySame);
    else setStep({ name: 'clash', theirs });
  };

  const send = (sent: ResultForm, over: KnownResult) => {
    const act = { revision: over.resultRevision, body: bodyOf(sent, over) };
    const result = resultOf(sent, over.resultRevision);
    save.mutate(
      { ...act, key: keys.keyFor(act), result, offline: !navigator.onLine },
      {
        onSuccess: ({ message }) => finish(message),
        onError: (error) => {
          const theirs = clashOf(error);
          if (theirs !== null) showConflict(sent, theirs);
          else setStep(isUnauthorized(error) ? { name: 'sign-in' } : AGAIN);
        },
      },
    );
  };

  return {
    form,
    base,
    errors,
    step,
    changed,
    saving: save.isPending,
    /** The failure of the last save. A conflict and a lost session are shown as steps instead. */
    failure:
      save.error === null || isUnauthorized(save.error) || clashOf(save.error) !== null
        ? null
        : { error: save.error, offline: save.variables.offline },
    /** When the draft in the form was saved; null without a draft. */
    restored,
    /** Drops the draft and fills the form as if the dialog had just opened. */
    dropDraft: () => {
      replaceForm(formOf(match), match);
      setRestored(null);
      setErrors({});
    },
    edit: (change: Partial<ResultForm>) => {
      // A running save sends the form as it is; a change would be lost when the answer comes.
      if (save.isPending) return;
      const next = { ...form, ...change };
      replaceForm(next, base);
      // Errors that were shown disappear as soon as they are corrected; new ones are shown at the next save.
      const still = checkForm(next);
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in still)));
    },
    /** Sends a form without errors; otherwise returns its errors. */
    submit: (): FormErrors => {
      const found = checkForm(form);
      setErrors(found);
      if (Object.keys(found).length === 0) send(form, base);
      return found;
    },
    toForm: () => setStep(AGAIN),
    discard,
    /** Sends the result that the person chose, based on the one that someone else recorded. */
    saveSettled: (theirs: CurrentMatch, settled: KnownResult) => {
      const next = settledForm(form, settled);
      replaceForm(next, theirs);
      send(next, theirs);
    },
    /**
     * Closes the dialog, except while a save is running, whose outcome must be seen. With unsaved changes it asks
     * first; called again while it asks, it goes back to the form.
     */
    close: () => {
      if (save.isPending) return;
      if (step.name === 'leave') stay();
      else if (changed) askToLeave();
      else onClose();
    },
    askToLeave,
    stay,
  };
};

export type ResultEditor = ReturnType<typeof useResultEditor>;
