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

/** What the dialog shows. The form's state outlives all of them: nothing typed is lost. */
export type Step =
  | { readonly name: 'form' /** Another step stood in its place. */; readonly returned: boolean }
  | { readonly name: 'clash'; readonly theirs: CurrentMatch }
  | { readonly name: 'sign-in' }
  | { readonly name: 'leave'; readonly back: Step };

const AGAIN: Step = { name: 'form', returned: true };

type Ends = { readonly onSaved: (message: string) => void; readonly onClose: () => void };

/**
 * Entering or correcting the result of one match. `match` is what the person saw when the dialog opened; lists that are
 * read anew meanwhile change neither the form nor the revision that is sent. What was typed is kept as a draft until it is
 * saved or given up.
 */
export const useResultEditor = (match: MatchAnswer, { onSaved, onClose }: Ends) => {
  const queryClient = useQueryClient();
  const save = useSaveResult(match);
  // Of whoever opened the dialog, also when the session ends meanwhile.
  const [drafts] = useState(() => createDrafts(() => window.localStorage, sessions.current()?.id ?? ''));
  const [start] = useState(() => startWith(match, drafts.read(match._id)));
  const [base, setBase] = useState(start.base);
  const [form, setForm] = useState(start.form);
  const [restored, setRestored] = useState(start.restored);
  const [errors, setErrors] = useState<FormErrors>({});
  const [step, setStep] = useState<Step>({ name: 'form', returned: false });
  const [keys] = useState(createActKeys);
  const changed = !sameForm(form, formOf(base));

  const become = (next: ResultForm, over: KnownResult) => {
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
    // What is on its way may be recorded; its outcome must be seen.
    if (save.isPending) return;
    drafts.drop(match._id);
    onClose();
  };

  const askToLeave = () => {
    if (!save.isPending && step.name !== 'leave') setStep({ name: 'leave', back: step });
  };

  const stay = () => setStep(step.name === 'leave' && step.back.name !== 'form' ? step.back : AGAIN);

  const meet = (sent: ResultForm, theirs: CurrentMatch) => {
    void rereadResults(queryClient);
    // Someone was faster with the same result: there is nothing to choose.
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
          if (theirs !== null) meet(sent, theirs);
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
    /** Of the last attempt; a clash and a lost session have steps of their own, and are over when those are. */
    failure:
      save.error === null || isUnauthorized(save.error) || clashOf(save.error) !== null
        ? null
        : { error: save.error, offline: save.variables.offline },
    /** Since when the draft lay there that the form was filled with. */
    restored,
    /** Gives the draft up; the form is as if freshly opened. */
    dropDraft: () => {
      become(formOf(match), match);
      setRestored(null);
      setErrors({});
    },
    edit: (change: Partial<ResultForm>) => {
      // What is on its way is what stands there; a change would be lost with the answer.
      if (save.isPending) return;
      const next = { ...form, ...change };
      become(next, base);
      // Once found, errors follow the typing until they are gone; new ones wait for the next save.
      const still = checkForm(next);
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in still)));
    },
    /** Sends a complete form; otherwise answers what is missing. */
    submit: (): FormErrors => {
      const found = checkForm(form);
      setErrors(found);
      if (Object.keys(found).length === 0) send(form, base);
      return found;
    },
    toForm: () => setStep(AGAIN),
    discard,
    /** Over what someone else recorded, what came of the choice between both. */
    saveSettled: (theirs: CurrentMatch, settled: KnownResult) => {
      const next = settledForm(form, settled);
      become(next, theirs);
      send(next, theirs);
    },
    /** While a save is under way its outcome must be seen; unsaved changes are asked about. Asked twice, one stays. */
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
