import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouteMatch, createRootRouteWithContext, type ParsedLocation } from '@tanstack/react-router';
import { CrashScreen } from '../layout/crash-screen.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { RootFrame } from '../layout/root-frame.tsx';
import { SiteShell } from '../layout/site-shell.tsx';
import { settingsQuery } from '../features/settings/queries.ts';

/** What the app gives its routes. */
export type RouterContext = {
  readonly queryClient: QueryClient;
  /** Keeps the page on screen until the code of the next one is there (router.tsx). */
  readonly fetchPage: (matches: readonly AnyRouteMatch[], to: ParsedLocation) => Promise<void>;
};

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches, location, preload }) => (preload ? undefined : context.fetchPage(matches, location)),
  // A page is shown even where the settings cannot be loaded: the league then has default settings.
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsQuery()).catch(() => null),
  component: RootFrame,
  errorComponent: ({ error }) => <CrashScreen error={error} />,
  notFoundComponent: () => (
    <SiteShell ads={false}>
      <NotFoundPage />
    </SiteShell>
  ),
});
