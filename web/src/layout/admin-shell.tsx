import { Link } from '@tanstack/react-router';
import {
  ArrowDownToLine,
  Award,
  CalendarClock,
  CalendarPlus,
  CalendarRange,
  ChartColumn,
  ChevronsLeft,
  ChevronsRight,
  CircleUserRound,
  ClipboardPen,
  FileUp,
  Inbox,
  LayoutDashboard,
  ListOrdered,
  Menu,
  Network,
  Radio,
  ScrollText,
  Shield,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  Users,
  Whistle,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../components/ui/class-names.ts';
import { Sheet } from '../components/ui/sheet.tsx';
import { adminMessages } from '../messages/tr/admin.ts';
import { appMessages } from '../messages/tr/app.ts';
import { useLeague } from '../features/settings/use-league.ts';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { adminGroups } from './admin-navigation.ts';
import { APPLICATIONS } from './account-links.ts';
import { PendingApplications } from './pending-applications.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useFolded } from './use-folded.ts';

const icons = {
  account: CircleUserRound,
  achievements: Award,
  admins: ShieldCheck,
  applications: Inbox,
  assignment: Shirt,
  audit: ScrollText,
  broadcasters: Radio,
  control: SlidersHorizontal,
  dashboard: LayoutDashboard,
  fixtures: CalendarRange,
  import: FileUp,
  league: CalendarPlus,
  plan: CalendarClock,
  players: Users,
  playoff: Network,
  ranking: ListOrdered,
  referees: Whistle,
  relegation: ArrowDownToLine,
  results: ClipboardPen,
  statistics: ChartColumn,
  teams: Shield,
};

const linkClass =
  'relative flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-hover data-[status=active]:font-semibold data-[status=active]:text-brand-text data-[status=active]:before:absolute data-[status=active]:before:inset-y-2 data-[status=active]:before:left-0 data-[status=active]:before:w-[3px] data-[status=active]:before:bg-edge';

const Links = ({ folded = false }: { readonly folded?: boolean }) => (
  <nav aria-label={adminMessages.adminNavigation} className="flex flex-col gap-4 p-2">
    {adminGroups.map((group) => (
      <div key={group.label} className="flex flex-col">
        <p className={classNames('px-3 py-1 text-small font-semibold text-text-3', folded && 'sr-only')}>
          {group.label}
        </p>
        {group.links.map(({ to, label, icon }) => {
          const Icon = icons[icon];
          return (
            <Link key={to} to={to} title={folded ? label : undefined} className={linkClass}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className={classNames(folded && 'sr-only')}>{label}</span>
              {to === APPLICATIONS && (
                <PendingApplications className={folded ? 'absolute top-0.5 right-0.5' : 'ml-auto'} />
              )}
            </Link>
          );
        })}
      </div>
    ))}
  </nav>
);

const SideNavigation = () => {
  const [folded, setFolded] = useFolded();
  const label = folded ? adminMessages.unfoldNavigation : adminMessages.foldNavigation;
  const Icon = folded ? ChevronsRight : ChevronsLeft;
  return (
    <div
      className={classNames(
        'night turf sticky top-16 z-20 hidden h-[calc(100dvh-64px)] shrink-0 flex-col overflow-y-auto border-r border-line lg:flex short:top-0 short:h-dvh print:hidden',
        folded ? 'w-16' : 'w-62',
      )}
    >
      <Links folded={folded} />
      <button
        type="button"
        aria-label={label}
        aria-expanded={!folded}
        title={label}
        onClick={() => setFolded(!folded)}
        className="m-2 mt-auto flex min-h-11 min-w-11 items-center justify-center self-end rounded-control text-text-2 hover:bg-hover"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
};

const NavigationSheet = ({ onClose }: { readonly onClose: () => void }) => {
  useBackCloses(onClose);
  return (
    <Sheet side="left" title={adminMessages.adminNavigation} description={appMessages.menuHint} onClose={onClose}>
      <Links />
    </Sheet>
  );
};

/** The frame of the admin's pages: own bar, navigation at the side, no advertisements, no bar at the foot of phones. */
export const AdminShell = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <header className="night turf sticky top-0 z-30 border-t-4 border-edge short:static print:hidden">
        <div className="flex h-13 items-center short:h-12 gap-2 px-3 sm:px-4 lg:h-15">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={appMessages.menu}
            onClick={() => setOpen(true)}
            className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-hover lg:hidden"
          >
            <Menu aria-hidden="true" className="size-5" />
          </button>
          <Brand league={useLeague()} />
          <div className="ml-auto flex shrink-0 items-center gap-2">
            <Link to="/" className="hidden min-h-11 items-center rounded-control px-3 hover:bg-hover sm:flex">
              {adminMessages.viewSite}
            </Link>
            <AccountMenu />
          </div>
        </div>
      </header>
      <ConnectionNote />
      <div className="flex flex-1">
        <SideNavigation />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-(--gutter) pb-24 outline-none">
          <div className="mx-auto max-w-admin">{children}</div>
        </main>
      </div>
      {open && <NavigationSheet onClose={() => setOpen(false)} />}
    </div>
  );
};
