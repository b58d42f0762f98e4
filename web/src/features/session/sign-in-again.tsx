import { sessions } from '../../api/browser.ts';
import { AdminLoginForm, type LoginFormProps } from './admin-login-form.tsx';
import { PlayerLoginForm } from './player-login-form.tsx';

/** The login by which the session that ended was opened: an admin's work needs an admin's session. */
export const SignInAgain = ({ onSignedIn }: Pick<LoginFormProps, 'onSignedIn'>) =>
  sessions.ended()?.isAdmin === false ? (
    <PlayerLoginForm onSignedIn={onSignedIn} />
  ) : (
    <AdminLoginForm onSignedIn={onSignedIn} />
  );
