import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeader } from '../../layout/page-header.tsx';
import { SiteShell } from '../../layout/site-shell.tsx';
import { appMessages } from '../../messages/tr/app.ts';
import { sessionMessages } from '../../messages/tr/session.ts';
import { destinationOf } from './guards.ts';
import { LoginForm } from './login-form.tsx';

const route = getRouteApi('/admin/');

/** The page on which an admin signs in, and from which the login leads on. */
export const LoginPage = () => {
  const { next } = route.useSearch();
  const navigate = route.useNavigate();
  const [failed, setFailed] = useState(false);
  return (
    <SiteShell ads={false}>
      <div className="mx-auto flex w-full max-w-105 flex-col pt-4 sm:pt-12">
        <PageHeader title={appMessages.adminLogin} note={sessionMessages.note} failed={failed} />
        <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
          <LoginForm onSignedIn={() => void navigate({ ...destinationOf(next), replace: true })} onWrong={setFailed} />
        </div>
      </div>
    </SiteShell>
  );
};
