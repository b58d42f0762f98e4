import { appMessages } from '../messages/tr/app.ts';
import { type ApiError, ApiProblem, FileGone, NoAnswer } from './errors.ts';

/** The sentence that a person reads about a failure: the server's own where it sent one. */
export const failureText = (error: ApiError): string => {
  if (error instanceof ApiProblem) return error.problem.message;
  if (error instanceof NoAnswer) return error.reason === 'timeout' ? appMessages.timeout : appMessages.noNetwork;
  if (error instanceof FileGone) return appMessages.releaseUnloaded;
  return appMessages.unreadable(error.status);
};
