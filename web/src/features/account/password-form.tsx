import { changePasswordBody } from '@league/command-api/contract/identity.ts';
import { useState } from 'react';
import { Form } from '../../components/form/form.tsx';
import { useLeagueForm } from '../../components/form/use-league-form.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { PasswordField } from '../../components/ui/field.tsx';
import { accountMessages } from '../../messages/tr/account.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { useAccountAct } from '../session/mutations.ts';

const EMPTY = { currentPassword: '', password: '' };

type PasswordFormProps = {
  /** Whose password it is, for password managers. */
  readonly name: string;
  readonly onDone: () => void;
  readonly onWrong: (wrong: boolean) => void;
};

/** Changes the own password. What was typed goes only when the new password stands. */
export const PasswordForm = ({ name, onDone, onWrong }: PasswordFormProps) => {
  const act = useAccountAct('PUT /api/account/password');
  const form = useLeagueForm({ schema: changePasswordBody, defaultValues: EMPTY });
  const [told, setTold] = useState<string>();
  return (
    <Form
      form={form}
      aria-label={accountMessages.password}
      onSubmit={(body) => {
        setTold(undefined);
        act.send(body, (message) => {
          form.reset(EMPTY);
          setTold(message);
          onDone();
        });
      }}
      pending={act.pending}
      failure={act.failure}
      onWrong={onWrong}
    >
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <PasswordField
        label={accountMessages.currentPassword}
        autoComplete="current-password"
        enterKeyHint="next"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={sessionMessages.newPassword}
        hint={sessionMessages.passwordHint}
        autoComplete="new-password"
        enterKeyHint="go"
        {...form.field('password')}
      />
      {told !== undefined && !form.formState.isDirty && (
        <Banner tone="success" announced>
          {told}
        </Banner>
      )}
      <Button type="submit" className="self-start" busy={act.pending} busyLabel={sessionMessages.saving}>
        {accountMessages.save}
      </Button>
    </Form>
  );
};
