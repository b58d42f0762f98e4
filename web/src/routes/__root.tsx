import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { CrashScreen } from '../layout/crash-screen.tsx';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { Shell } from '../layout/shell.tsx';
import { settingsQuery } from '../settings/queries.ts';

export type RouterContext = { readonly queryClient: QueryClient };

export const Route = createRootRouteWithContext<RouterContext>()({
  // Settings that cannot be loaded are no reason to show nothing: the shell then has defaults (spec, section 8).
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(settingsQuery()).catch(() => null),
  component: Shell,
  errorComponent: ({ error }) => <CrashScreen error={error} />,
  notFoundComponent: NotFoundPage,
});
