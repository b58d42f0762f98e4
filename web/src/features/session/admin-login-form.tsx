import { adminLoginBody } from '@league/command-api/contract/identity.ts';
import { sessions } from '../../api/browser.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField, TextField } from '../../components/ui/field.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { useLogin } from './mutations.ts';

/** What the owner of a login form is told. */
export type LoginFormProps = {
  /** The owner decides what follows: another page, or the form that the lost session interrupted. */
  readonly onSignedIn: () => void;
  /** Told whether something is wrong: empty fields, or what the server refused. */
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
};

/** Asks an admin for name and password; the name of the session that ended is there already. */
export const AdminLoginForm = ({ onSignedIn, onWrong }: LoginFormProps) => {
  const login = useLogin('/api/admins/login');
  const form = useLeagueForm({
    schema: adminLoginBody,
    defaultValues: { username: sessions.ended()?.name ?? '', password: '' },
  });
  return (
    <Form
      form={form}
      onSubmit={(credentials) => login.send(credentials, onSignedIn)}
      pending={login.pending}
      failure={login.failure}
      onWrong={onWrong}
    >
      <TextField
        label={sessionMessages.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('username')}
      />
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
