import { adminLoginBody } from '../contract/identity.ts';
import { reasonOnlyBody } from '../contract/season.ts';
import { parseBody } from '../http/body.ts';
import { bearerToken, type CommandRoute } from '../http/routes.ts';
import type { LoginAdmin } from './admin-login.ts';
import type { Sessions } from './sessions.ts';

export type IdentityDeps = { readonly sessions: Pick<Sessions, 'logout'>; readonly loginAdmin: LoginAdmin };

/** Logging in and out. Neither is an event: they change nothing of the league. */
export const identityRoutes = ({ sessions, loginAdmin }: IdentityDeps): CommandRoute[] => [
  {
    method: 'post',
    path: '/api/admins/login',
    right: 'public',
    handle: async (request) => {
      const given = parseBody(adminLoginBody, request.body);
      const { address, note } = request;
      return { body: await loginAdmin(given, { address, signal: request.whenHungUp(), onRefused: note }) };
    },
  },
  {
    method: 'post',
    path: '/api/logout',
    right: 'public',
    handle: async (request) => {
      parseBody(reasonOnlyBody, request.body);
      const token = bearerToken(request.header('authorization'));
      if (token !== undefined) await sessions.logout(token);
      // Only answers that the browser kept: in its storage are the appearance, kept settings and drafts.
      return { body: { message: 'Çıkış yapıldı.' }, headers: { 'Clear-Site-Data': '"cache"' } };
    },
  },
];
