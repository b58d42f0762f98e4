import { useSession } from '../../api/use-session.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { sessionMessages } from '../../messages/tr/session.ts';
import { LoginForm } from './login-form.tsx';

/** The session ended under an open admin page (another tab, or the server): the page stays, with a way back in. */
export const SignedOutNote = () => {
  const session = useSession();
  if (session !== null) return null;
  return (
    <section className="flex max-w-[560px] flex-col gap-4 pt-4">
      <Banner tone="warning" role="alert">
        {sessionMessages.signedOut}
      </Banner>
      <LoginForm onSignedIn={() => undefined} />
    </section>
  );
};
