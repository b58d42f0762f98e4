import { redeemCodeBody } from '@league/command-api/contract/identity.ts';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField, TextField } from '../../components/ui/field.tsx';
import { resetCodeMessages } from '../../messages/tr/reset-code.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { EmailField } from './email-field.tsx';
import { useAccountAct } from './mutations.ts';

type ResetCodeFormProps = {
  /** What stands in the box for the address at first. */
  readonly email: string;
  /** Told the server's sentence, and for whom the new password is. */
  readonly onDone: (message: string, email: string) => void;
  readonly onWrong: (wrong: boolean) => void;
};

/** Sets a new password with the code that an admin has given to the player. */
export const ResetCodeForm = ({ email, onDone, onWrong }: ResetCodeFormProps) => {
  const act = useAccountAct('POST /api/login/reset-code');
  const form = useLeagueForm({ schema: redeemCodeBody, defaultValues: { email, code: '', password: '' } });
  return (
    <Form
      form={form}
      onSubmit={(body) => act.send(body, (message) => onDone(message, body.email))}
      pending={act.pending}
      failure={act.failure}
      onWrong={onWrong}
    >
      <EmailField {...form.field('email')} />
      <TextField
        label={resetCodeMessages.code}
        hint={resetCodeMessages.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('code')}
      />
      <PasswordField
        label={sessionMessages.newPassword}
        hint={sessionMessages.passwordHint}
        autoComplete="new-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
      <Button type="submit" busy={act.pending} busyLabel={sessionMessages.saving}>
        {resetCodeMessages.setPassword}
      </Button>
    </Form>
  );
};
