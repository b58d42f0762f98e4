import { useSession } from '../../api/use-session.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { noSessionMessages } from '../../messages/tr/no-session.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** Shown when the session ends under an open page: the page stays, with the login above it. */
export const SignedOutNote = () => {
  const session = useSession();
  if (session !== null) return null;
  return (
    <section aria-label={noSessionMessages.signInAgain} className="flex max-w-form flex-col gap-4 pt-4">
      <Banner tone="warning" announced>
        {noSessionMessages.signedOut}
      </Banner>
      <div className="rounded-card border border-line bg-surface p-4">
        <SignInAgain onSignedIn={() => undefined} />
      </div>
    </section>
  );
};
