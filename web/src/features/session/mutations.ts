import type { AdminLogin } from '@league/command-api/contract/identity.ts';
import { session } from '@league/command-api/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, sessions } from '../../api/browser.ts';

export const useAdminLogin = () =>
  useMutation({
    mutationFn: (credentials: AdminLogin) => api.post('/api/admins/login', credentials, session),
    onSuccess: (begun) => sessions.begin(begun),
  });

/** Signs this browser out at once. The server is told too, but the session ends here even if the request fails. */
export const logout = (): void => {
  // Before `sessions.end`, because the request needs the session's token.
  api.post('/api/logout', {}, z.unknown()).catch(() => undefined);
  sessions.end();
};
