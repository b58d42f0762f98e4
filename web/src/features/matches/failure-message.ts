import { isApiError } from '../../api/errors.ts';
import { matchesMessages } from '../../messages/tr/matches.ts';

/** The spec has a sentence for each of the two calls. */
export const failureMessage = (error: unknown): string =>
  isApiError(error) && error.path.includes('/weeks/total')
    ? matchesMessages.weeksFailed
    : matchesMessages.matchesFailed;
