import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { lateOrNothing } from '../components/query/late-or-nothing.tsx';
import { LiveRegions } from '../components/ui/live-region.tsx';
import { appMessages } from '../messages/tr/app.ts';
import { applyTheme, themeProperties } from '../theme/apply-theme.ts';
import { settingsQuery } from '../features/settings/queries.ts';

const CrestSprite = lateOrNothing(() =>
  import('../components/league/crest-sprite.tsx').then((file) => file.CrestSprite),
);

/** Says to the eye that the next page is on its way; the page on screen stays until its code is there. */
const LoadingLine = () =>
  useRouterState({ select: ({ isLoading }) => isLoading }) && (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 animate-late bg-info-fill" />
  );

/**
 * Surrounds every page: the league's colours, the link past the navigation, and the live regions for screen readers.
 */
export const RootFrame = () => {
  const color = useQuery(settingsQuery()).data?.primaryColor;
  useLayoutEffect(() => {
    // Until the settings are there, the page keeps the colours that it came with.
    if (color === undefined) return undefined;
    let current = true;
    themeProperties(color).then(
      (properties) => current && applyTheme(properties, document.documentElement),
      // The code that computes the colours could not be fetched: the page keeps the colours that it has.
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
      <CrestSprite />
      <LoadingLine />
      <Outlet />
      <LiveRegions />
    </>
  );
};
