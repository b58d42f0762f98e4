import { type FormEvent, useState } from 'react';
import { isApiError } from '../../api/errors.ts';
import { failureText } from '../../api/failure-text.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { useAdminLogin } from './mutations.ts';

/** Where one lands afterwards is the owner's affair: a page, or the form that the lost session interrupted. */
export const LoginForm = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const login = useAdminLogin();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [checked, setChecked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (login.isPending || username === '' || password === '') return;
    login.mutate({ username, password }, { onSuccess: onSignedIn });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {login.error !== null && (
        <Banner tone="danger" role="alert">
          {isApiError(login.error) ? failureText(login.error) : sessionMessages.failed}
        </Banner>
      )}
      <TextField
        label={sessionMessages.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={checked && username === '' ? sessionMessages.usernameMissing : undefined}
        onChange={(event) => setUsername(event.target.value)}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={sessionMessages.password}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            value={password}
            error={checked && password === '' ? sessionMessages.passwordMissing : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
        </div>
        <Button
          variant="secondary"
          aria-label={sessionMessages.passwordToggle}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? sessionMessages.hidePassword : sessionMessages.showPassword}
        </Button>
      </div>
      <Button type="submit" busyLabel={login.isPending ? sessionMessages.busy : undefined}>
        {sessionMessages.submit}
      </Button>
    </form>
  );
};
