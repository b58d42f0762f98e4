import { Refused } from '@league/command-api/handling/refused.ts';
import { problemOf } from '@league/command-api/http/problems.ts';
import { AdminRefused } from '@league/command-api/identity/admin-accounts.ts';
import { BuildUnderWay, UnknownProjection } from '@league/projector/running/projector.ts';
import { NotStoppedThere } from '@league/projector/running/skips.ts';
import { OperationRefused } from './operations.ts';

/** Whose message is for the terminal as it is. */
const TOLD = [AdminRefused, BuildUnderWay, NotStoppedThere, UnknownProjection];

/** Refusals in the words of a terminal. */
export const refusing = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) {
      const { values, errors = [] } = error.details;
      throw new OperationRefused(
        problemOf(error.code, values).message,
        errors.map(({ message }) => message),
      );
    }
    if (TOLD.some((refusal) => error instanceof refusal)) throw new OperationRefused((error as Error).message);
    throw error;
  }
};
