import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { LiveRegions } from '../components/ui/live-region.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { applyTheme, themeProperties } from '../settings/apply-theme.ts';
import { useLeague } from '../settings/use-league.ts';

/** What every page has, whatever its bars: the league's colours, the way past the bars, and a voice for readers. */
export const RootFrame = () => {
  const { primaryColor } = useLeague();
  useLayoutEffect(() => {
    let current = true;
    void themeProperties(primaryColor).then(
      (properties) => current && applyTheme(properties, document.documentElement),
    );
    return () => {
      current = false;
    };
  }, [primaryColor]);
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold"
      >
        {appMessages.skipToContent}
      </a>
      <Outlet />
      <LiveRegions />
    </>
  );
};
