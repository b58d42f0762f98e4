import { useMemo } from 'react';
import { ApiProblem } from '../../api/errors.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { broadcasterMessages } from '../../messages/tr/broadcaster.ts';

/** The refusal after the page's own words; a sentence that stands at a field stays as it is. */
const said = (error: Error | undefined): Error | undefined => {
  if (!(error instanceof ApiProblem) || (error.problem.errors ?? []).length > 0) return error;
  const { path, problem } = error;
  return new ApiProblem(path, { ...problem, message: broadcasterMessages.dialog.failed(problem.message) });
};

/** The failure of an act on a stream, in the words of the page; the same object's error until another act fails. */
export const useSaidFailure = (failure: Failure | null): Failure | null => {
  const given = failure?.error;
  // A form takes another error for another failure.
  const error = useMemo(() => said(given), [given]);
  return failure === null || error === undefined ? null : { ...failure, error };
};
