import type { QueryClient } from '@tanstack/react-query';
import { loadMenu } from './layout/bottom-bar.tsx';
import type { createAppRouter } from './router.tsx';

/** What only some browsers have. */
type Client = { readonly connection?: { readonly saveData?: boolean } };

const PAUSE_MS = 1_000;
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
/** Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(resolve)) : pause();

/**
 * Fetches the code of the public pages and of what opens over them, one after the other, once the page is loaded, has its
 * data and does nothing, while it is seen: later pages open at once, also without a network. Not for visitors who save data.
 */
export const fetchAhead = async (
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): Promise<void> => {
  const { connection }: Client = navigator as Client;
  if (connection?.saveData === true) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const pages = Object.values(router.routesByPath)
    .filter(({ fullPath }) => !/^\/(admin|account|referee|_)/.test(fullPath))
    .map((route) => () => router.loadRouteChunk(route));
  const parts = [
    () => import('./features/match/match-dialog.tsx'),
    () => import('./features/match/match-players.tsx'),
    () => import('./features/match/match-history.tsx'),
    () => import('./features/profile/match-history.tsx'),
    () => import('./features/teams/team-lineup.tsx'),
    () => import('./features/achievements/award-list.tsx'),
  ];
  const isBusy = (): boolean => document.visibilityState === 'hidden' || queryClient.isFetching() > 0;
  for (const fetchPart of [loadMenu, ...pages, ...parts]) {
    do await (isBusy() ? pause() : idle());
    while (isBusy());
    await fetchPart();
  }
};
