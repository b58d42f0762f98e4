import type { identityCalls } from '../contract/identity-calls.ts';
import type { Handlers } from '../http/routes.ts';
import type { LoginAdmin } from './admin-login.ts';
import type { Sessions } from './sessions.ts';

export type IdentityDeps = { readonly sessions: Pick<Sessions, 'logout'>; readonly loginAdmin: LoginAdmin };

/** Logging in and out. */
export const identityRoutes = ({ sessions, loginAdmin }: IdentityDeps): Handlers<typeof identityCalls> => ({
  'POST /api/admins/login': async ({ body, address, whenHungUp, note }) => {
    const given = body();
    return { body: await loginAdmin(given, { address, signal: whenHungUp(), onRefused: note }) };
  },
  'POST /api/logout': async ({ body, token }) => {
    body();
    if (token !== undefined) await sessions.logout(token);
    // Only answers that the browser kept: in its storage are the appearance, kept settings and drafts.
    return { body: { message: 'Çıkış yapıldı.' }, headers: { 'Clear-Site-Data': '"cache"' } };
  },
});
