import * as z from 'zod/mini';
import { anyParams, noQuery } from './parameters.ts';
import { query } from './query-call.ts';

/** A session of the own account; the login named the present one by `sessionId`. */
export const ownSession = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Browser and system, for people: 'Chrome · Android'. */
  device: z.string(),
  isAdmin: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessions = z.array(ownSession);

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
