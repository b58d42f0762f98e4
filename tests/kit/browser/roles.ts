import type { BrowserContextOptions } from 'playwright-core';
import { ADMIN } from '../admin.ts';

type SignIn = { readonly path: string; readonly credentials: object };

/** Who may look at a page, and how they sign in; a new role is a line here. */
const ROLES = {
  visitor: null,
  admin: { path: '/api/admins/login', credentials: ADMIN },
} as const satisfies Record<string, SignIn | null>;

export type Role = keyof typeof ROLES;

/** Where the web keeps its session (web/src/api/session-store.ts). */
export const SESSION_KEY = 'league.session';

/**
 * The storage of a browser in which this role has signed in. Each call is a session of its own; the page may end it, it
 * does not come back with the next load. @throws when the league refuses the login
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
