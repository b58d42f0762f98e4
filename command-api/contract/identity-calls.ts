import * as z from 'zod/mini';
import { type CallName, command, type CommandCall } from './command-call.ts';
import { adminLoginBody, changePasswordBody, playerLoginBody, redeemCodeBody } from './identity.ts';
import { reasonOnlyBody } from './reason.ts';
import { registerBody } from './registration.ts';
import { session } from './session.ts';

/** Registering, logging in and out, and what people do with their own account. Logins record no event: they change nothing of the league. */
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
  'POST /api/players/register': command({
    summary: 'Registers a player, who waits for an approval then.',
    right: 'public',
    body: registerBody,
    answer: z.object({ message: z.string(), _id: z.string(), gamertag: z.string(), position: z.optional(z.string()) }),
    refusals: ['GAMERTAG_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REGISTRATIONS', 'LOGINS_BUSY'],
    events: ['Reserved', 'Released', 'PlayerRegistered'],
    example: {
      gamertag: 'Kartal42',
      psoId: 'kartal-42',
      email: 'kartal@example.com',
      position: 'Sol Bek',
      jerseyNumber: 3,
      password: 'çok gizli parola',
    },
  }),
  'POST /api/players/login': command({
    summary: 'Opens a session for an approved player; it admits to no call for admins.',
    right: 'public',
    body: playerLoginBody,
    answer: session,
    refusals: ['PLAYER_LOGIN_FAILED', 'NOT_APPROVED_YET', 'REGISTRATION_REJECTED', 'TOO_MANY_LOGINS', 'LOGINS_BUSY'],
    events: [],
    example: { email: 'kartal@example.com', password: 'çok gizli parola' },
  }),
  'POST /api/login/reset-code': command({
    summary: 'Sets a new password with a code from an admin; every session of the account ends.',
    right: 'public',
    body: redeemCodeBody,
    answer: z.object({ message: z.string(), position: z.optional(z.string()) }),
    refusals: ['CODE_REFUSED', 'TOO_MANY_LOGINS', 'LOGINS_BUSY'],
    events: ['PasswordChanged'],
    example: { email: 'kartal@example.com', code: 'ABCD-EFGH-JKLM', password: 'yeni gizli parola' },
  }),
  'POST /api/players/:id/reset-code': command({
    summary: 'Issues a code with which the player sets a new password within 15 minutes.',
    right: 'admin',
    body: reasonOnlyBody,
    answer: z.object({
      message: z.string(),
      /** Shown once; it is stored as a hash only. */
      code: z.string(),
      expiresAt: z.string(),
      position: z.optional(z.string()),
    }),
    refusals: ['PLAYER_NOT_FOUND', 'NO_ACCOUNT', 'CODE_FOR_ADMIN'],
    events: ['PasswordResetIssued'],
    example: {},
  }),
  'PUT /api/account/password': command({
    summary: 'Changes the own password; the other sessions of the account end.',
    right: 'signedIn',
    body: changePasswordBody,
    answer: z.object({ message: z.string(), position: z.optional(z.string()) }),
    refusals: ['PASSWORD_WRONG', 'TOO_MANY_LOGINS', 'LOGINS_BUSY'],
    events: ['PasswordChanged', 'AdminPasswordChanged'],
    example: { currentPassword: 'çok gizli parola', password: 'yeni gizli parola' },
  }),
  'DELETE /api/account/sessions': command({
    summary: 'Ends all other sessions of the account.',
    right: 'signedIn',
    body: reasonOnlyBody,
    answer: z.object({ message: z.string(), ended: z.number() }),
    refusals: [],
    events: [],
    example: {},
  }),
  'DELETE /api/account/sessions/:id': command({
    summary: 'Ends one session of the account.',
    right: 'signedIn',
    body: reasonOnlyBody,
    answer: z.object({ message: z.string() }),
    refusals: ['SESSION_NOT_FOUND'],
    events: [],
    example: {},
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
