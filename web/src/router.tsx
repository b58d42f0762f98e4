import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, type AnyRouteMatch, createRouter, type ParsedLocation } from '@tanstack/react-router';
import { reload } from './api/browser.ts';
import { unopened } from './api/page-files.ts';
import { PageSpinner } from './components/ui/spinner.tsx';
import { routeTree } from './routeTree.gen.ts';

const PENDING_MS = 300;
const NEVER = new Promise<never>(() => {});

export const createAppRouter = (queryClient: QueryClient) => {
  /**
   * Fetches the code of a page before the page on screen goes. Where it cannot be fetched, the address goes back, nothing on
   * screen changes, and the page says what could not be opened. The first page of a visit has nothing to keep.
   */
  const fetchPage = async (matches: readonly AnyRouteMatch[], to: ParsedLocation): Promise<void> => {
    const from = router.state.resolvedLocation;
    if (from === undefined) return;
    const ids = new Set(matches.map(({ routeId }) => String(routeId)));
    const all: readonly AnyRoute[] = Object.values(router.routesById);
    const routes = all.filter(({ id }) => ids.has(String(id)));
    await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)));
    // The router takes `preload` off a component that is there.
    if (routes.every(({ options }) => options.component?.preload === undefined)) return;
    const reason = await reload.once();
    const back = from.state.__TSR_index - to.state.__TSR_index;
    if (back === 0) return;
    unopened.set({ reason, href: to.href });
    router.history.go(back);
    // Going back ends this navigation.
    await NEVER;
  };
  const router = createRouter({
    routeTree,
    context: { queryClient, fetchPage },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // The query cache decides what is fresh; the router keeps no data of its own.
    defaultPreloadStaleTime: 0,
    // Shorter waits show no spinner, so that fast pages do not flicker.
    defaultPendingMs: PENDING_MS,
    // A page that is there is never held back for its spinner.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSpinner,
  });
  router.subscribe('onResolved', ({ hrefChanged }) => {
    if (hrefChanged) unopened.set(null);
  });
  return router;
};

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as above
  interface StaticDataRouteOption {
    /** The page says what is true at this minute, also while nothing moves; others go by the day. */
    readonly changesByMinute?: boolean;
  }
}
