import { session } from '@league/command-api/contract/session.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api, sessions } from '../../api/browser.ts';

type Credentials = { readonly username: string; readonly password: string };

export const useAdminLogin = () =>
  useMutation({
    mutationFn: (credentials: Credentials) => api.post('/api/admins/login', credentials, session),
    onSuccess: (begun) => sessions.begin(begun),
  });

/** Signs this browser out at once; the server is told, but a lost connection keeps nobody signed in here. */
export const useLogout = () => {
  const queryClient = useQueryClient();
  return () => {
    // The request takes the token with it before the session ends.
    api.post('/api/logout', {}, z.unknown()).catch(() => undefined);
    sessions.end();
    queryClient.removeQueries({ queryKey: ['audit'] });
  };
};
