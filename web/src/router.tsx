import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { PageSpinner } from './components/ui/spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

const PENDING_MS = 300;

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router keeps no data of its own.
    defaultPreloadStaleTime: 0,
    // Shorter waits show no spinner, so that fast pages do not flicker.
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PageSpinner,
  });

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
