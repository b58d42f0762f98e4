import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../api/use-session.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { classNames } from '../components/ui/class-names.ts';
import { Disclosure } from '../components/ui/disclosure.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LiveCount } from './live-count.tsx';
import { siteLinks } from './navigation.ts';
import { SiteLink } from './site-link.tsx';

/** Marks the link of the current page, with a line in the theme colour under its name. */
const linkClass =
  'relative flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-hover text-text-2 data-[status=active]:text-text data-[status=active]:after:absolute data-[status=active]:after:inset-x-3 data-[status=active]:after:-bottom-2 data-[status=active]:after:h-[3px] data-[status=active]:after:bg-edge';

/** Marks a group of links that contains the current page. */
const markClass = 'relative text-text after:absolute after:inset-x-3 after:-bottom-2 after:h-[3px] after:bg-edge';

const panelLinkClass =
  'flex min-h-11 items-center rounded-control px-3 hover:bg-hover data-[status=active]:font-semibold data-[status=active]:text-brand-text';

type Links = (typeof siteLinks)[keyof typeof siteLinks];

type GroupProps = { readonly label: string; readonly links: Links; readonly count?: ReactNode };

const Group = ({ label, links, count }: GroupProps) => {
  const isHere = useLocation({ select: ({ pathname }) => links.some(({ to }) => to === pathname) });
  return (
    <Disclosure
      label={
        <>
          {label}
          {count}
        </>
      }
      buttonClass={classNames('font-semibold', isHere ? markClass : 'text-text-2')}
    >
      {links.map((link) => (
        <SiteLink key={link.to} link={link} className={panelLinkClass} />
      ))}
    </Disclosure>
  );
};

/** In the theme colour, but where the page has such a button of its own: the home page, and the registration itself. */
const RegisterLink = () => {
  const isSecond = useLocation({ select: ({ pathname }) => pathname === '/' || pathname === '/register' });
  return (
    useSession() === null && (
      <span className="hidden lg:block">
        <Link to="/register" className={buttonClass(isSecond ? 'secondary' : 'brand')}>
          {appMessages.register}
        </Link>
      </span>
    )
  );
};

/** The bar at the top of the site; below 992 px its links stand in the bottom bar and that bar's menu. */
export const TopBar = () => (
  <header className="night turf sticky top-0 z-20 border-t-4 border-edge short:static print:hidden">
    <div className="mx-auto flex h-13 max-w-page short:h-12 items-center gap-x-4 px-(--gutter) lg:h-15">
      <Brand league={useLeague()} />
      <nav aria-label={appMessages.mainNavigation} className="ml-1 hidden gap-1 lg:flex">
        <Group label={appMessages.tournament} links={siteLinks.tournament} />
        <Group label={appMessages.matches} links={siteLinks.matches} count={<LiveCount long />} />
        <Link to="/standings" className={linkClass}>
          {appMessages.standings}
        </Link>
        <Group label={appMessages.leaders} links={siteLinks.leaders} />
      </nav>
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <RegisterLink />
        <AccountMenu />
      </div>
    </div>
  </header>
);
