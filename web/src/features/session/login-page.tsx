import { useState } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { LoginForm } from './login-form.tsx';

/** The page on which an admin signs in. */
export const LoginPage = ({ onSignedIn }: { readonly onSignedIn: () => void }) => {
  const [failed, setFailed] = useState(false);
  return (
    <div className="mx-auto flex w-full max-w-105 flex-col pt-4 sm:pt-12">
      <PageHeader title={sessionMessages.title} note={sessionMessages.note} failed={failed} />
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <LoginForm onSignedIn={onSignedIn} onFailed={setFailed} />
      </div>
    </div>
  );
};
