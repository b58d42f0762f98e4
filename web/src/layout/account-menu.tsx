import { Link, useRouter } from '@tanstack/react-router';
import { nameOf } from '../api/session-store.ts';
import { useSession } from '../api/use-session.ts';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { logout } from '../features/session/logout.ts';
import { appMessages } from '../messages/tr/app.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { accountLinks, APPLICATIONS, loginLinks } from './navigation.ts';
import { PendingApplications } from './pending-applications.tsx';
import { OwnPanels } from './own-panels.tsx';

const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-left hover:bg-hover';

/** Ends the session in this browser at once, and shows the login. */
export const useSignOut = (): (() => void) => {
  const router = useRouter();
  return () => {
    logout();
    void router.navigate({ to: '/login' });
  };
};

/** The choice of a login for visitors; for signed-in people a menu with their name, their pages and signing out. */
export const AccountMenu = () => {
  const session = useSession();
  const signOut = useSignOut();
  if (session === null) {
    return (
      <Disclosure label={appMessages.login} align="end" buttonClass="border border-control font-semibold">
        {loginLinks.map(({ to, label }) => (
          <Link key={to} to={to} className={itemClass}>
            {label}
          </Link>
        ))}
      </Disclosure>
    );
  }
  const name = nameOf(session) ?? '';
  const label = (
    <>
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full border border-edge bg-tint font-bold text-text"
      >
        {[...name].slice(0, 1).join('').toLocaleUpperCase('tr')}
      </span>
      {/* The button's name, of which there is room for a part only. */}
      <span className="sr-only">{appMessages.account}</span>
      <span className="sr-only md:not-sr-only">
        <span className="ml-1 block max-w-40 truncate font-semibold">{name}</span>
      </span>
    </>
  );
  return (
    <Disclosure label={label} align="end">
      <p className="border-b border-line px-3 pb-2 text-meta break-words text-text-2">{name}</p>
      {accountLinks(session).map((link) => (
        <Link key={link.to} to={link.to} className={itemClass}>
          {link.label}
          {link.to === APPLICATIONS && <PendingApplications className="ml-2" />}
        </Link>
      ))}
      <OwnPanels className={itemClass} />
      <div className="border-y border-line py-2">
        <AppearanceChoice />
      </div>
      <button type="button" data-closes="" onClick={signOut} className={itemClass}>
        {appMessages.logout}
      </button>
    </Disclosure>
  );
};
