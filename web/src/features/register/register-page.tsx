import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { FormFoot, FormPage, footLinkClass } from '../../layout/form-page.tsx';
import { registerMessages } from '../../messages/tr/register.ts';
import { RegisterForm } from './register-form.tsx';

/** After this time the login follows by itself, where the sentence stands again for those who read slowly. */
const TO_LOGIN_MS = 2_000;
const TOLD = { told: registerMessages.done };

const Registered = () => {
  const { navigate } = useRouter();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that had the focus went with the form.
    link.current?.focus();
    const timer = setTimeout(() => void navigate({ to: '/login', state: TOLD, replace: true }), TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="success" announced>
        {registerMessages.done}
      </Banner>
      <Link ref={link} to="/login" state={TOLD} replace className={buttonClass()}>
        {registerMessages.login}
      </Link>
    </div>
  );
};

/** The page on which a player registers. */
export const RegisterPage = () => {
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <FormPage
      wide
      title={registerMessages.title}
      note={registerMessages.note}
      failed={failed && !done}
      foot={
        !done && (
          <FormFoot text={registerMessages.haveAccount}>
            <Link to="/login" className={footLinkClass}>
              {registerMessages.login}
            </Link>
          </FormFoot>
        )
      }
    >
      {done ? <Registered /> : <RegisterForm onDone={() => setDone(true)} onWrong={setFailed} />}
    </FormPage>
  );
};
