import type { CommandBody } from '@league/command-api/contract/calls.ts';
import type { AdminLogin, PlayerLogin } from '@league/command-api/contract/identity.ts';
import { type Session, session } from '@league/command-api/contract/session.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createActKeys } from '../../acts/act-keys.ts';
import { api, sessions } from '../../api/browser.ts';
import type { Failure } from '../../components/form/act-failure.tsx';
import { told } from './told.ts';

/** The calls that open a session, with what each takes. */
type Logins = { readonly '/api/admins/login': AdminLogin; readonly '/api/players/login': PlayerLogin };

/** Opens a session in this browser. A refusal of the server is a failure with the server's own sentence. */
export const useLogin = <Path extends keyof Logins>(path: Path) => {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Logins[Path]) => api.account({ method: 'POST', path, body, answer: session }),
    onSuccess: (begun) => sessions.begin(begun),
  });
  return {
    send: (credentials: Logins[Path], onSignedIn: (begun: Session) => void): void =>
      mutate(credentials, { onSuccess: onSignedIn }),
    pending: isPending,
    failure: failureOf(error),
  };
};

/** The calls that people make about their own account, or to get one. */
type AccountCallName =
  | 'POST /api/players/register'
  | 'POST /api/login/reset-code'
  | 'PUT /api/account/password'
  | 'DELETE /api/account/sessions'
  | 'DELETE /api/account/sessions/:id';

const failureOf = (error: Error | null): Failure | null => (error === null ? null : { error, offline: false });

/**
 * One act on an account. What is sent again unchanged, after a lost answer for instance, is done once. Unlike `useAct` it
 * shows a 401 as any refusal, since a wrong reset code is one; and it touches nothing that other screens read.
 */
export const useAccountAct = <Name extends AccountCallName>(call: Name) => {
  const [keys] = useState(createActKeys);
  const [method, path] = call.split(' ') as ['POST' | 'PUT' | 'DELETE', string];
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ id = '', body }: { readonly id?: string | undefined; readonly body: CommandBody<Name> }) => {
      const sent = { method, path: path.replace(':id', encodeURIComponent(id)), body };
      return api.account({ ...sent, answer: told, key: keys.keyFor(sent) });
    },
  });
  return {
    /** `id` is the parameter of the path, for the call that has one. */
    send: (body: CommandBody<Name>, onDone: (message: string) => void, id?: string): void => {
      if (!isPending) mutate({ body, id }, { onSuccess: ({ message }) => onDone(message) });
    },
    pending: isPending,
    /** Of the last send. */
    failure: failureOf(error),
    /** Forgets how the last send ended. */
    forget: reset,
  };
};
