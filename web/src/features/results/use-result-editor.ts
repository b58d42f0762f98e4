import type { CurrentMatch } from '@league/command-api/contract/problem.ts';
import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActKeys } from '../../api/act-keys.ts';
import { clashOf, isUnauthorized } from '../../api/errors.ts';
import { resultsMessages } from '../../messages/tr/results.ts';
import { rereadResults, useSaveResult } from './mutations.ts';
import { bodyOf, checkForm, differences, type FormErrors, formOf, type KnownResult, resultOf } from './result-form.ts';

/** What the dialog shows. The form's state outlives all of them: nothing typed is lost. */
export type Step =
  | { readonly name: 'form' }
  | { readonly name: 'clash'; readonly theirs: CurrentMatch }
  | { readonly name: 'sign-in' }
  | { readonly name: 'leave' };

type Ends = { readonly onSaved: (message: string) => void; readonly onClose: () => void };

/**
 * Entering or correcting the result of one match. `match` is what the person saw when the dialog opened; lists that are
 * read anew meanwhile change neither the form nor the revision that is sent.
 */
export const useResultEditor = (match: MatchAnswer, { onSaved, onClose }: Ends) => {
  const queryClient = useQueryClient();
  const save = useSaveResult(match._id);
  const [known, setKnown] = useState<KnownResult>(match);
  const [opened] = useState(() => formOf(match));
  const [form, setForm] = useState(opened);
  const [errors, setErrors] = useState<FormErrors>({});
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [keys] = useState(createActKeys);
  const changed = JSON.stringify(form) !== JSON.stringify(opened);

  const meet = (theirs: CurrentMatch) => {
    if (differences(resultOf(form, theirs.resultRevision), theirs).size > 0) return setStep({ name: 'clash', theirs });
    // Someone was faster with the same result: there is nothing to choose.
    void rereadResults(queryClient);
    onSaved(resultsMessages.alreadySame);
  };

  const send = (base: KnownResult) => {
    const act = { revision: base.resultRevision, body: bodyOf(form, base) };
    save.mutate(
      { ...act, key: keys.keyFor(act) },
      {
        onSuccess: ({ message }) => onSaved(message),
        onError: (error) => {
          const theirs = clashOf(error);
          if (theirs !== null) meet(theirs);
          else setStep(isUnauthorized(error) ? { name: 'sign-in' } : { name: 'form' });
        },
      },
    );
  };

  const submit = () => {
    const found = checkForm(form);
    setErrors(found);
    if (Object.keys(found).length === 0) send(known);
    return found;
  };

  return {
    form,
    known,
    errors,
    step,
    changed,
    saving: save.isPending,
    /** Of the last attempt; a lost session has a step of its own, and is over when that is. */
    failure: isUnauthorized(save.error) ? null : save.error,
    edit: (change: Partial<typeof form>) => {
      const next = { ...form, ...change };
      setForm(next);
      // Once found, errors follow the typing until they are gone; new ones wait for the next save.
      const still = checkForm(next);
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => field in still)));
    },
    submit,
    toForm: () => setStep({ name: 'form' }),
    keepMine: (theirs: CurrentMatch) => {
      setKnown(theirs);
      send(theirs);
    },
    takeTheirs: () => {
      void rereadResults(queryClient);
      onClose();
    },
    /** While a save is under way its outcome must be seen; unsaved changes are asked about. */
    close: () => {
      if (save.isPending) return;
      if (changed && step.name !== 'leave') setStep({ name: 'leave' });
      else onClose();
    },
  };
};

export type ResultEditor = ReturnType<typeof useResultEditor>;
