import { Refused } from '@league/command-api/handling/refused.ts';
import { problemOf } from '@league/command-api/http/problems.ts';
import { AdminRefused } from '@league/command-api/identity/admin-accounts.ts';
import { NotStoppedThere as ProcessNotStoppedThere } from '@league/command-api/processes/process-runner.ts';
import { BuildUnderWay, UnknownProjection } from '@league/projector/running/projector.ts';
import { NotStoppedThere } from '@league/projector/running/skips.ts';
import { mergedMistakes } from './merged-mistakes.ts';
import { OperationRefused } from './operations.ts';

/** Errors whose message is shown at the terminal as it is. */
const SHOWN_AS_IT_IS = [AdminRefused, BuildUnderWay, NotStoppedThere, ProcessNotStoppedThere, UnknownProjection];

/** Refusals in the words of a terminal. */
export const refusing = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) {
      const { message, errors = [] } = problemOf(error.code, error.details);
      const lines = mergedMistakes(errors).map((each) =>
        each.line === undefined ? `${each.path}: ${each.message}` : each.message,
      );
      // The message of wrong fields is the sentence of the first, which is not told twice.
      const [head = message, ...rest] = errors[0]?.message === message ? lines : [message, ...lines];
      throw new OperationRefused(head, rest);
    }
    if (SHOWN_AS_IT_IS.some((refusal) => error instanceof refusal))
      throw new OperationRefused((error as Error).message);
    throw error;
  }
};
