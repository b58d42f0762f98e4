import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { adminLoginBody } from './identity.ts';
import { reasonOnlyBody } from './reason.ts';
import { session } from './session.ts';

/** Logging in and out. Neither records an event: they change nothing of the league. */
export const identityCalls = {
  'POST /api/admins/login': command({
    summary: 'Opens a session for an admin.',
    right: 'public',
    body: adminLoginBody,
    answer: session,
    refusals: ['LOGIN_FAILED', 'TOO_MANY_LOGINS', 'LOGINS_BUSY'],
    events: [],
    example: { username: 'Hakan', password: 'çok gizli parola' },
  }),
  'POST /api/logout': command({
    summary: 'Ends the session whose token is sent; without one it does nothing.',
    right: 'public',
    body: reasonOnlyBody,
    answer: z.object({ message: z.string() }),
    refusals: [],
    events: [],
    example: {},
  }),
} as const satisfies Readonly<Record<CallName, CommandCall>>;
