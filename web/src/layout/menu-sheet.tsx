import { Link } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { Sheet } from '../components/ui/sheet.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { accountLinks, APPLICATIONS } from './account-links.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { loginLinks, siteLinks } from './navigation.ts';
import { PendingApplications } from './pending-applications.tsx';
import { OwnPanels } from './own-panels.tsx';
import { SiteLink } from './site-link.tsx';
import { useSignOut } from './use-sign-out.ts';
import { useBackCloses } from './use-back-closes.ts';

const itemClass = 'flex min-h-12 w-full items-center rounded-control px-3 text-left font-semibold hover:bg-hover';

const visitorLinks = [{ to: '/register', label: appMessages.register }, ...loginLinks] as const;

/** The phone's menu: every link that has no place in the bottom bar. */
export const MenuSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession();
  const signOut = useSignOut();
  useBackCloses(onClose);
  return (
    <Sheet side="bottom" title={appMessages.menu} description={appMessages.menuHint} onClose={onClose}>
      <nav aria-label={appMessages.menu} className="flex flex-col p-2">
        {[...siteLinks.tournament, ...siteLinks.matches, ...siteLinks.leaders].map((link) => (
          <SiteLink key={link.to} link={link} className={itemClass} />
        ))}
        {(session === null ? visitorLinks : accountLinks(session)).map((link) => (
          <Link key={link.to} to={link.to} className={itemClass}>
            {link.label}
            {link.to === APPLICATIONS && <PendingApplications className="ml-2" />}
          </Link>
        ))}
        {session !== null && (
          <>
            <OwnPanels className={itemClass} />
            <button
              type="button"
              onClick={() => {
                onClose();
                signOut();
              }}
              className={itemClass}
            >
              {appMessages.logout}
            </button>
          </>
        )}
      </nav>
      <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-5 py-3">
        <span className="font-semibold">{appMessages.appearance}</span>
        <AppearanceChoice />
      </div>
    </Sheet>
  );
};
