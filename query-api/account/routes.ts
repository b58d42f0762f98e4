import type { accountCalls } from '../contract/account-calls.ts';
import type { Answers } from '../http/query-route.ts';

/** The GETs about the own account. */
export const accountRoutes: Answers<typeof accountCalls> = {
  '/api/account/sessions': async () => {
    throw new Error('to be built');
  },
};
