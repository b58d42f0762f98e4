import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField, TextField } from '../../components/ui/field.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { useAdminLogin } from './mutations.ts';

type LoginFormProps = {
  /** The owner decides what follows: another page, or the form that the lost session interrupted. */
  readonly onSignedIn: () => void;
  /** Called with the outcome of each attempt: whether empty fields or the server refused it. */
  readonly onFailed?: (failed: boolean) => void;
};

/** Asks an admin for name and password. Typed text stays after a failure; empty fields are named on submit. */
export const LoginForm = ({ onSignedIn, onFailed }: LoginFormProps) => {
  const login = useAdminLogin();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = (value: string, sentence: string) => (checked && value === '' ? sentence : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    setChecked(true);
    const empty = username === '' ? 'username' : password === '' ? 'password' : null;
    onFailed?.(empty !== null);
    if (empty !== null) {
      form.current?.querySelector<HTMLInputElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    login.mutate({ username, password }, { onSuccess: onSignedIn, onError: () => onFailed?.(true) });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {login.error !== null && (
        <Banner tone="danger" announced>
          {isApiError(login.error) ? failureText(login.error) : sessionMessages.failed}
        </Banner>
      )}
      <TextField
        label={sessionMessages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        value={username}
        error={missing(username, sessionMessages.usernameMissing)}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        label={sessionMessages.password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={missing(password, sessionMessages.passwordMissing)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={login.isPending} busyLabel={sessionMessages.busy}>
        {sessionMessages.submit}
      </Button>
    </form>
  );
};
