import { PageHeader } from '../../components/page-header.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { LoginForm } from './login-form.tsx';

export const LoginPage = ({ onSignedIn }: { readonly onSignedIn: () => void }) => (
  <div className="mx-auto max-w-[560px]">
    <PageHeader title={sessionMessages.title} />
    <div className="rounded-card border border-line bg-surface p-4">
      <LoginForm onSignedIn={onSignedIn} />
    </div>
  </div>
);
