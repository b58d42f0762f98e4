import { Link, useRouter } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { logout } from '../features/session/mutations.ts';
import { appMessages } from '../messages/tr/app.ts';
import { AppearanceChoice } from './appearance-choice.tsx';

const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-left hover:bg-hover';

/** Ends the session in this browser at once, and shows the home page. */
export const useSignOut = (): (() => void) => {
  const router = useRouter();
  return () => {
    logout();
    void router.navigate({ to: '/' });
  };
};

/** A link to the login for visitors; for signed-in people a menu with their name, their pages and signing out. */
export const AccountMenu = () => {
  const session = useSession();
  const signOut = useSignOut();
  if (session === null) {
    return (
      <Link to="/admin" className={`${itemClass} border border-control bg-surface font-semibold`}>
        {appMessages.login}
      </Link>
    );
  }
  const name = session.gamertag ?? session.username ?? '';
  const label = (
    <span
      aria-hidden="true"
      className="flex size-8 items-center justify-center rounded-full border border-edge bg-tint font-bold text-text"
    >
      {name.slice(0, 1).toLocaleUpperCase('tr')}
    </span>
  );
  return (
    <Disclosure label={label} name={appMessages.account(name)} align="end">
      <p className="border-b border-line px-3 pb-2 text-meta text-text-2">{name}</p>
      {session.isAdmin && (
        <Link to="/admin/match-results" className={itemClass}>
          {appMessages.adminPanel}
        </Link>
      )}
      <button type="button" data-closes="" onClick={signOut} className={itemClass}>
        {appMessages.logout}
      </button>
      <div className="border-t border-line pt-2">
        <AppearanceChoice />
      </div>
    </Disclosure>
  );
};
