import { position as positions } from '@league/command-api/contract/player-fields.ts';
import { Link } from '@tanstack/react-router';
import { Form } from '../../components/form/form.tsx';
import { asNumber, useLeagueForm } from '../../components/form/use-league-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { NumberField, PasswordField, SelectField, TextField } from '../../components/ui/field.tsx';
import { registerMessages } from '../../messages/tr/register.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { EmailField } from '../session/email-field.tsx';
import { useAccountAct } from '../session/mutations.ts';
import { registerForm } from './register-schema.ts';

const EMPTY = {
  gamertag: '',
  psoId: '',
  email: '',
  position: null,
  jerseyNumber: null,
  password: '',
  passwordAgain: '',
};

type RegisterFormProps = {
  readonly onDone: () => void;
  readonly onWrong: (wrong: boolean) => void;
};

/** Registers a player, who waits for an approval then. What the server refuses stands at its field, and nothing typed is lost. */
export const RegisterForm = ({ onDone, onWrong }: RegisterFormProps) => {
  const act = useAccountAct('POST /api/players/register');
  const form = useLeagueForm({ schema: registerForm, defaultValues: EMPTY });
  return (
    <Form
      form={form}
      onSubmit={({ gamertag, psoId, email, position, jerseyNumber, password }) =>
        act.send({ gamertag, psoId, email, position, jerseyNumber, password }, onDone)
      }
      pending={act.pending}
      failure={act.failure}
      onWrong={onWrong}
    >
      <TextField
        label={registerMessages.gamertag}
        hint={registerMessages.gamertagHint}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('gamertag')}
      />
      <TextField
        label={registerMessages.psoId}
        hint={registerMessages.psoIdHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        {...form.field('psoId')}
      />
      <EmailField {...form.field('email')} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField label={registerMessages.position} {...form.field('position')}>
          <option value="">{registerMessages.choosePosition}</option>
          {positions.options.map((position) => (
            <option key={position}>{position}</option>
          ))}
        </SelectField>
        <NumberField
          label={registerMessages.jerseyNumber}
          enterKeyHint="next"
          {...form.field('jerseyNumber', asNumber)}
        />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <PasswordField
          label={sessionMessages.password}
          hint={sessionMessages.passwordHint}
          autoComplete="new-password"
          enterKeyHint="next"
          {...form.field('password')}
        />
        <PasswordField
          label={registerMessages.passwordAgain}
          hint={registerMessages.passwordAgainHint}
          autoComplete="new-password"
          enterKeyHint="go"
          {...form.field('passwordAgain')}
        />
      </div>
      <div className="text-meta text-text-2">
        <p>{registerMessages.data}</p>
        <Link
          to="/privacy-policy"
          target="_blank"
          className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
        >
          {registerMessages.dataLink}
        </Link>
      </div>
      <Button type="submit" busy={act.pending} busyLabel={registerMessages.busy}>
        {registerMessages.submit}
      </Button>
    </Form>
  );
};
