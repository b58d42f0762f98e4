import { adminLoginBody } from '../contract/identity.ts';
import { reasonOnlyBody } from '../contract/season.ts';
import { type CommandRoute, defineRoute } from '../http/routes.ts';
import type { LoginAdmin } from './admin-login.ts';
import type { Sessions } from './sessions.ts';

export type IdentityDeps = { readonly sessions: Pick<Sessions, 'logout'>; readonly loginAdmin: LoginAdmin };

/** Logging in and out. Neither is an event: they change nothing of the league. */
export const identityRoutes = ({ sessions, loginAdmin }: IdentityDeps): CommandRoute[] => [
  defineRoute({
    method: 'post',
    path: '/api/admins/login',
    right: 'public',
    body: adminLoginBody,
    handle: async ({ body, address, whenHungUp, note }) => {
      const given = body();
      return { body: await loginAdmin(given, { address, signal: whenHungUp(), onRefused: note }) };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/logout',
    right: 'public',
    body: reasonOnlyBody,
    handle: async ({ body, token }) => {
      body();
      if (token !== undefined) await sessions.logout(token);
      // Only answers that the browser kept: in its storage are the appearance, kept settings and drafts.
      return { body: { message: 'Çıkış yapıldı.' }, headers: { 'Clear-Site-Data': '"cache"' } };
    },
  }),
];
