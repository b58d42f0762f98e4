import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { LiveRegions } from '../components/ui/live-region.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { applyTheme, themeProperties } from '../settings/apply-theme.ts';
import { settingsQuery } from '../settings/queries.ts';

/** What every page has, whatever its bars: the league's colours, the way past the bars, and a voice for readers. */
export const RootFrame = () => {
  const color = useQuery(settingsQuery()).data?.primaryColor;
  useLayoutEffect(() => {
    // While nothing is known, the page keeps the colours of the last visit.
    if (color === undefined) return undefined;
    let current = true;
    themeProperties(color).then(
      (properties) => current && applyTheme(properties, document.documentElement),
      // The calculation could not be fetched: it keeps them too.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [color]);
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
