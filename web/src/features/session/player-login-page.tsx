import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { FormFoot, FormPage, footLinkClass } from '../../layout/form-page.tsx';
import { useTold } from '../../layout/told.ts';
import { appMessages } from '../../messages/tr/app.ts';
import { resetCodeMessages } from '../../messages/tr/reset-code.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { ownDestination } from './guards.ts';
import { PlayerLoginForm } from './player-login-form.tsx';
import { ResetCodeForm } from './reset-code-form.tsx';

const route = getRouteApi('/login');

/** The page on which a player signs in, or sets a new password with a code. The address typed in one form stands in the other. */
export const PlayerLoginPage = () => {
  const { next, form } = route.useSearch();
  const navigate = route.useNavigate();
  const told = useTold();
  const [email, setEmail] = useState('');
  const [failed, setFailed] = useState(false);
  if (form === 'code') {
    return (
      <FormPage
        title={resetCodeMessages.codeTitle}
        note={resetCodeMessages.codeNote}
        failed={failed}
        foot={
          <Link to="/login" search={{ next }} className={`self-start text-meta ${footLinkClass}`}>
            {resetCodeMessages.backToLogin}
          </Link>
        }
      >
        <ResetCodeForm
          email={email}
          onDone={(message, of) => {
            setEmail(of);
            void navigate({ search: { next }, state: { told: message }, replace: true });
          }}
          onWrong={setFailed}
        />
      </FormPage>
    );
  }
  return (
    <FormPage
      title={appMessages.playerLogin}
      failed={failed}
      above={
        told !== undefined && (
          <Banner tone="success" announced>
            {told}
          </Banner>
        )
      }
      foot={
        <div className="flex flex-col">
          <FormFoot text={sessionMessages.noAccount}>
            <Link to="/register" className={footLinkClass}>
              {appMessages.register}
            </Link>
          </FormFoot>
          <FormFoot text={sessionMessages.forgotten}>
            <Link to="/login" search={{ next, form: 'code' }} className={footLinkClass}>
              {sessionMessages.haveCode}
            </Link>
          </FormFoot>
        </div>
      }
    >
      <PlayerLoginForm
        email={email}
        onEmail={setEmail}
        onSignedIn={() => void navigate({ ...ownDestination(next), replace: true })}
        onWrong={setFailed}
      />
    </FormPage>
  );
};
