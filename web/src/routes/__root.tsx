import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { CrashScreen } from '../layout/crash-screen.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { RootFrame } from '../layout/root-frame.tsx';
import { SiteShell } from '../layout/site-shell.tsx';
import { settingsQuery } from '../settings/queries.ts';

export type RouterContext = { readonly queryClient: QueryClient };

export const Route = createRootRouteWithContext<RouterContext>()({
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
