import { ownSessions } from './account.ts';
import { anyParams, noQuery } from './parameters.ts';
import { query } from './query-call.ts';

/** The GETs about the own account. */
export const accountCalls = {
  '/api/account/sessions': query({
    summary: 'The sessions of the own account, the one last used first.',
    right: 'signedIn',
    params: anyParams(),
    query: noQuery,
    models: [],
    answer: ownSessions,
    refusals: [],
    example: {},
  }),
} as const;
