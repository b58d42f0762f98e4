import { useSession } from '../../api/use-session.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { LoginForm } from './login-form.tsx';

/** Shown when the session ends under an open admin page: the page stays, with a link to the login. */
export const SignedOutNote = () => {
  const session = useSession();
  if (session !== null) return null;
  return (
    <section aria-label={sessionMessages.signInAgain} className="flex max-w-form flex-col gap-4 pt-4">
      <Banner tone="warning" announced>
        {sessionMessages.signedOut}
      </Banner>
      <div className="rounded-card border border-line bg-surface p-4">
        <LoginForm onSignedIn={() => undefined} />
      </div>
    </section>
  );
};
