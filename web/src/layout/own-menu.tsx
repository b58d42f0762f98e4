import type { Session } from '@league/command-api/contract/session.ts';
import { Link } from '@tanstack/react-router';
import { nameOf } from '../api/session-store.ts';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { accountLinks, APPLICATIONS } from './account-links.ts';
import { menuItemClass } from './menu-item-class.ts';
import { OwnPanels } from './own-panels.tsx';
import { PendingApplications } from './pending-applications.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The menu of a signed-in person: their name, their pages and signing out. */
export const OwnMenu = ({ session }: { readonly session: Session }) => {
  const signOut = useSignOut();
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
        <Link key={link.to} to={link.to} className={menuItemClass}>
          {link.label}
          {link.to === APPLICATIONS && <PendingApplications className="ml-2" />}
        </Link>
      ))}
      <OwnPanels className={menuItemClass} />
      <div className="border-y border-line py-2">
        <AppearanceChoice />
      </div>
      <button type="button" data-closes="" onClick={signOut} className={menuItemClass}>
        {appMessages.logout}
      </button>
    </Disclosure>
  );
};
