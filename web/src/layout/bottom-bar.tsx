import { Link, useLocation } from '@tanstack/react-router';
import { Calendar, House, Rows3, Menu } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { reloadOnce } from '../api/browser.ts';
import { type ApiError, isApiError } from '../api/errors.ts';
import { failureText } from '../api/failure-text.ts';
import { Banner } from '../components/ui/banner.tsx';
import { appMessages } from '../messages/tr/app.ts';

type MenuSheet = ComponentType<{ readonly onClose: () => void }>;

const placeClass =
  'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-1 text-micro font-semibold text-text-2 data-[status=active]:text-brand-text data-[status=active]:before:absolute data-[status=active]:before:inset-x-3 data-[status=active]:before:-top-px data-[status=active]:before:h-[3px] data-[status=active]:before:bg-edge';
const iconClass = 'size-5';

/** The phone's navigation, in reach of the thumb. styles.css hides it while the keyboard or a dialog is open. */
export const BottomBar = () => {
  // The menu needs Radix and few visitors open it, so its code is loaded when it is pressed.
  const [menu, setMenu] = useState<{ readonly Sheet: MenuSheet } | ApiError | null>(null);
  // The calendar's link stands in the menu, so the link to all matches is the one that is marked here.
  const inCalendar = useLocation({ select: ({ pathname }) => pathname === '/weekly-matches' });
  const close = () => setMenu(null);
  const open = () =>
    void import('./menu-sheet.tsx').then(
      ({ MenuSheet }) => setMenu({ Sheet: MenuSheet }),
      () => void reloadOnce().then(setMenu),
    );
  return (
    <>
      <nav
        aria-label={appMessages.mainNavigation}
        className="bottom-bar fixed short:static inset-x-0 bottom-0 z-20 flex h-[calc(60px+env(safe-area-inset-bottom))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <Link to="/" activeOptions={{ exact: true }} className={placeClass}>
          <House className={iconClass} />
          {appMessages.home}
        </Link>
        <Link
          to="/matches"
          aria-label={appMessages.dailyFull}
          data-status={inCalendar ? 'active' : undefined}
          className={placeClass}
        >
          <Calendar className={iconClass} />
          {appMessages.matches}
        </Link>
        <Link to="/standings" aria-label={appMessages.standings} className={placeClass}>
          <Rows3 className={iconClass} />
          {appMessages.standingsShort}
        </Link>
        <button type="button" aria-haspopup="dialog" onClick={open} className={placeClass}>
          <Menu className={iconClass} />
          {appMessages.menu}
        </button>
      </nav>
      {isApiError(menu) && (
        <div className="fixed inset-x-3 bottom-20 z-30 lg:hidden">
          <Banner tone="warning" announced onClose={close}>
            {failureText(menu)}
          </Banner>
        </div>
      )}
      {menu !== null && 'Sheet' in menu && <menu.Sheet onClose={close} />}
    </>
  );
};
