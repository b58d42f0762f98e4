import type { QueryClient } from '@tanstack/react-query';
import { api, freshness } from './browser.ts';
import { offlineSince, reconnecting } from './connection.ts';
import { createLive } from './live.ts';
import { reread, rereadOlder } from './reread.ts';

/** Keeps what is on screen new, by the live connection. What was read before it began and is older is read again. */
export const listen = (queryClient: QueryClient): void => {
  const live = createLive({
    open: (path) => new EventSource(path),
    onBegun: (versions) => rereadOlder(queryClient, versions, api.etagOf),
    offlineSince,
    onUnknownServer: freshness.restart,
    onLost: () => reconnecting.set(true),
    onReconnected: () => {
      reconnecting.set(false);
      api.restartReads();
      void reread(queryClient, null);
    },
    onMoved: (moved) => {
      if (moved !== null) freshness.note(moved.position);
      void reread(queryClient, moved === null ? null : Object.keys(moved.models));
    },
  });
  // A hidden tab closes its live connection: browsers open only six to one server, and phones save battery. When the tab
  // is shown again, the connection resumes and reports what changed meanwhile.
  const listenWhileSeen = (): void => {
    if (document.visibilityState === 'visible') return live.start();
    live.stop();
    return reconnecting.set(false);
  };
  document.addEventListener('visibilitychange', listenWhileSeen);
  listenWhileSeen();
};
