import { playerLoginBody } from '@league/command-api/contract/identity.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/field.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import type { LoginFormProps } from './admin-login-form.tsx';
import { EmailField } from './email-field.tsx';
import { useLogin } from './mutations.ts';

type PlayerLoginFormProps = LoginFormProps & {
  /** What stands in the box for the address at first. */
  readonly email?: string;
  /** Told what is typed as the address, for the form that may follow. */
  readonly onEmail?: (email: string) => void;
};

/** Asks a player for e-mail and password. Why the server opens no session stands in its own sentence. */
export const PlayerLoginForm = ({ email = '', onEmail, onSignedIn, onWrong }: PlayerLoginFormProps) => {
  const login = useLogin('/api/players/login');
  const form = useLeagueForm({ schema: playerLoginBody, defaultValues: { email, password: '' } });
  return (
    <Form
      form={form}
      onSubmit={(credentials) => login.send(credentials, onSignedIn)}
      pending={login.pending}
      failure={login.failure}
      onWrong={onWrong}
      onChange={() => onEmail?.(form.getValues('email') ?? '')}
    >
      <EmailField {...form.field('email')} />
      <PasswordField
        label={sessionMessages.password}
        autoComplete="current-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
      <Button type="submit" busy={login.pending} busyLabel={sessionMessages.busy}>
        {sessionMessages.submit}
      </Button>
    </Form>
  );
};
