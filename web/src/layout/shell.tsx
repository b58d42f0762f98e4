import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { appMessages } from '../messages/tr/app.ts';
import { applyTheme, themeOf } from '../settings/theme.ts';
import { useLeague } from '../settings/use-league.ts';
import { Header } from './header.tsx';

const thisYear = new Date().getFullYear();

/** The frame around every page. */
export const Shell = () => {
  const league = useLeague();
  // Before the first paint, so that nobody sees the default colour flash by.
  useLayoutEffect(() => applyTheme(themeOf(league.primaryColor), document.documentElement), [league.primaryColor]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:px-4 focus:py-3"
      >
        {appMessages.skipToContent}
      </a>
      <Header />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1120px] flex-1 px-3 pb-12 outline-none sm:px-4 md:px-6"
      >
        <Outlet />
      </main>
      <footer className="border-t border-line px-3 py-4 text-center text-meta text-text-2">
        {appMessages.copyright(thisYear, league.title)}
      </footer>
    </div>
  );
};
