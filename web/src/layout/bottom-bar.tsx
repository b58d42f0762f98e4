import { Link, useLocation } from '@tanstack/react-router';
import { Calendar, Crown, House, Menu, Rows3 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { reload } from '../api/browser.ts';
import { unopened } from '../api/page-files.ts';
import { Spinner } from '../components/ui/spinner.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { LiveCount, useLiveCount } from './live-count.tsx';

type MenuSheet = ComponentType<{ readonly onClose: () => void }>;

/** As wide as its word, and its share of what is left: with large letters 'Ana sayfa' is wider than a fifth. */
const placeClass =
  'relative flex min-w-0 flex-auto flex-col items-center justify-center gap-1 text-micro font-semibold whitespace-nowrap text-text-2 data-[status=active]:text-brand-text data-[status=active]:before:absolute data-[status=active]:before:inset-x-3 data-[status=active]:before:-top-px data-[status=active]:before:h-[3px] data-[status=active]:before:bg-edge';
const iconClass = 'size-5 shrink-0';

/** The menu needs Radix and few visitors open it, so its code is not part of the page. */
export const loadMenu = () => import('./menu-sheet.tsx');

/** The phone's navigation, in reach of the thumb. styles.css hides it while the keyboard or a dialog is open. */
export const BottomBar = () => {
  const [menu, setMenu] = useState<{ readonly Sheet: MenuSheet } | 'closed' | 'loading'>('closed');
  // The calendar's link stands in the menu, so the link to all matches is the one that is marked here.
  const inCalendar = useLocation({ select: ({ pathname }) => pathname === '/weekly-matches' });
  // One place for the three boards.
  const onBoards = useLocation({ select: ({ pathname }) => pathname.startsWith('/leaderboards/') });
  const live = useLiveCount();
  const open = async (): Promise<void> => {
    setMenu('loading');
    try {
      const { MenuSheet } = await loadMenu();
      setMenu({ Sheet: MenuSheet });
    } catch {
      unopened.set({ reason: await reload.once(), href: window.location.href });
      setMenu('closed');
    }
  };
  return (
    <>
      <nav
        aria-label={appMessages.mainNavigation}
        className="bottom-bar fixed inset-x-0 bottom-0 z-20 flex h-[calc(60px+env(safe-area-inset-bottom))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden short:static"
      >
        <Link to="/" activeOptions={{ exact: true }} className={placeClass}>
          <House className={iconClass} />
          {appMessages.home}
        </Link>
        <Link to="/matches" data-status={inCalendar ? 'active' : undefined} className={placeClass}>
          <span aria-hidden="true" className="relative">
            <Calendar className={iconClass} />
            <LiveCount className="absolute -top-1.5 left-3" />
          </span>
          <span aria-hidden="true">{appMessages.matches}</span>
          <span className="sr-only">
            {[appMessages.dailyFull, ...(live === 0 ? [] : [`${live} ${appMessages.running}`])].join(', ')}
          </span>
        </Link>
        <Link to="/standings" aria-label={appMessages.standings} className={placeClass}>
          <Rows3 className={iconClass} />
          {appMessages.standingsShort}
        </Link>
        <Link to="/leaderboards/goals" data-status={onBoards ? 'active' : undefined} className={placeClass}>
          <Crown className={iconClass} />
          {appMessages.leadersShort}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={menu === 'loading'}
          onClick={() => void (menu === 'closed' && open())}
          className={placeClass}
        >
          {menu === 'loading' ? <Spinner className={iconClass} /> : <Menu className={iconClass} />}
          {appMessages.menu}
        </button>
      </nav>
      {typeof menu === 'object' && <menu.Sheet onClose={() => setMenu('closed')} />}
    </>
  );
};
