import { appMessages } from '../messages/tr/app.ts';
import { type ApiError, ApiProblem, FileGone, NoAnswer } from './errors.ts';

/** A failure in words for the person: the server's own where it gave any. */
export const failureText = (error: ApiError): string => {
  if (error instanceof ApiProblem) return error.problem.message;
  if (error instanceof NoAnswer) return error.reason === 'timeout' ? appMessages.timeout : appMessages.noNetwork;
  if (error instanceof FileGone) return appMessages.releaseUnloaded;
  return appMessages.unreadable(error.status);
};
