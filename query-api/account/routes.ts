import type { accountCalls } from '../contract/account-calls.ts';
import type { Answers } from '../http/query-route.ts';
import type { OwnSessions } from '../ports/own-sessions.ts';

/** The GETs about the own account. */
export const accountRoutes = (ownSessions: OwnSessions): Answers<typeof accountCalls> => ({
  '/api/account/sessions': async (_view, { caller }) => {
    const sessions = await ownSessions.of(caller.id);
    return sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: new Date(createdAt).toISOString(),
      lastSeenAt: new Date(lastSeenAt).toISOString(),
    }));
  },
});
