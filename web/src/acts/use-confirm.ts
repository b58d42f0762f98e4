import type { RefusalCode } from '@league/command-api/contract/refusals.ts';
import { useState } from 'react';
import { ApiProblem } from '../api/errors.ts';
import type { Failure } from '../components/form/act-failure.tsx';

type ConfirmOptions = {
  /** Of the act, as `useAct` gives it. */
  readonly failure: Failure | null;
  /** The refusals that the call gives up where the body says `confirm: true`. */
  readonly codes: readonly RefusalCode[];
  /** The values that the refusal is about: with other values the person is asked again. */
  readonly about: readonly unknown[];
};

/**
 * The confirmation of an act that the server refuses at first, as for a link that leads elsewhere. After such a refusal the form
 * shows the server's sentence, and its button offers to send the same again. A changed value takes both back.
 */
export const useConfirm = ({ failure, codes, about }: ConfirmOptions) => {
  const values = JSON.stringify(about);
  const [sent, setSent] = useState('');
  // An answer may come when the person has changed the values already, so the question belongs to the values that were sent.
  const [asked, setAsked] = useState<{ readonly error: Error; readonly values: string }>();
  const error = failure?.error;
  const asks = error instanceof ApiProblem && codes.some((code) => code === error.problem.code);
  if (asks && asked?.error !== error) setAsked({ error, values: sent });
  const confirming = asked?.values === values;
  return {
    /** The next send confirms. */
    confirming,
    /** The failure to show: a question about values that have changed is none. */
    failure: asks && !confirming ? null : failure,
    /** The body to send, with the confirmation where the person was asked for it. To be called on submit. */
    confirmed: <Body extends object>(body: Body): Body & { readonly confirm?: true } => {
      setSent(values);
      return confirming ? { ...body, confirm: true } : body;
    },
  };
};
