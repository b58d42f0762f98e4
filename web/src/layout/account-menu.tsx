import { Link } from '@tanstack/react-router';
import { useSession } from '../api/use-session.ts';
import { lateOrNothing } from '../components/query/late-or-nothing.tsx';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { menuItemClass } from './menu-item-class.ts';
import { loginLinks } from './navigation.ts';

const OwnMenu = lateOrNothing(() => import('./own-menu.tsx').then((file) => file.OwnMenu));

/** The choice of a login for visitors; for signed-in people their own menu. */
export const AccountMenu = () => {
  const session = useSession();
  if (session !== null) return <OwnMenu session={session} />;
  return (
    <Disclosure label={appMessages.login} align="end" buttonClass="border border-control font-semibold">
      {loginLinks.map(({ to, label }) => (
        <Link key={to} to={to} className={menuItemClass}>
          {label}
        </Link>
      ))}
    </Disclosure>
  );
};
