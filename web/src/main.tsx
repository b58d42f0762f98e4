import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import * as z from 'zod/mini';
import { api, eyes, freshness } from './api/browser.ts';
import { forgetOthers } from './api/eyes.ts';
import { offlineSince, reconnecting, watchNetwork } from './api/connection.ts';
import { isApiError } from './api/errors.ts';
import { createLive } from './api/live.ts';
import { nameUnfetched } from './api/page-files.ts';
import { takeOverState } from './api/page-state.ts';
import { createQueryClient } from './api/query-client.ts';
import { reread, rereadOlder } from './api/reread.ts';
import { App } from './app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { watchPinnedTeam } from './features/teams/pinned-team.ts';
import { createAppRouter } from './router.tsx';
import { watchAppearance } from './theme/appearance.ts';
import './styles.css';

window.addEventListener('vite:preloadError', ({ payload }) => nameUnfetched(payload));

// The content-security policy forbids what zod would compile its schemas with, and browsers would report each try.
z.config({ jitless: true });

watchNetwork();
watchAppearance();
watchPinnedTeam();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
eyes.subscribe(() => forgetOthers(queryClient, eyes.current()));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const state = document.getElementById('state')?.textContent;
if (state !== undefined) takeOverState(state, queryClient, api);

const options: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    // The part that could not be read says so itself; whatever else is caught is a bug.
    // oxlint-disable-next-line no-console -- where React would report it
    if (!isApiError(error)) console.error(error, componentStack);
  },
};
const app = <App queryClient={queryClient} router={router} />;
/** Takes over the page that the server has rendered, once its code is there. */
const takeOver = async (): Promise<void> => {
  // As in Node, the router renders no Suspense around all pages, and the page is whole at its first render.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrateRoot(root, app, options);
};
if (root.hasChildNodes()) void takeOver();
else createRoot(root, options).render(app);

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
const listenWhileSeen = () => {
  if (document.visibilityState === 'visible') return live.start();
  live.stop();
  return reconnecting.set(false);
};
document.addEventListener('visibilitychange', listenWhileSeen);
listenWhileSeen();

// A part that cannot be fetched ahead is fetched when it is asked for, and its absence is told then.
fetchAhead(router, queryClient).catch(() => {});
