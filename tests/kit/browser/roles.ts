import type { BrowserContextOptions } from 'playwright-core';
import { ADMIN } from '../admin.ts';
import { PLAYER } from '../player.ts';

type SignIn = { readonly path: string; readonly credentials: object };

/** The roles in which a page can be opened, with their login; a new role needs a line here. */
const ROLES = {
  visitor: null,
  admin: { path: '/api/admins/login', credentials: ADMIN },
  player: { path: '/api/players/login', credentials: PLAYER },
} as const satisfies Record<string, SignIn | null>;

export type Role = keyof typeof ROLES;

/** The storage key of the web's session (web/src/api/session-store.ts). */
export const SESSION_KEY = 'league.session';

/**
 * The storage of a browser in which this role is signed in. Each call makes a session of its own; where the page ends
 * the session, a reload does not bring it back. @throws when the league refuses the login
 */
export const storageOf = async (role: Role, origin: string): Promise<BrowserContextOptions['storageState']> => {
  const signIn: SignIn | null = ROLES[role];
  if (signIn === null) return undefined;
  const answer = await fetch(origin + signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn.credentials),
  });
  const value = await answer.text();
  if (!answer.ok) throw new Error(`${role} could not sign in: ${answer.status} ${value}`);
  return { cookies: [], origins: [{ origin, localStorage: [{ name: SESSION_KEY, value }] }] };
};
