import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { api, eyes, fetchFile } from './api/browser.ts';
import { forgetOthers } from './api/eyes.ts';
import { reconnecting, watchNetwork } from './api/connection.ts';
import { isApiError } from './api/errors.ts';
import { nameUnfetched } from './api/page-files.ts';
import { takeOverState } from './api/page-state.ts';
import { createQueryClient } from './api/query-client.ts';
import { forbidCompiledSchemas } from './api/zod-settings.ts';
import { App } from './app.tsx';
import { watchPinnedTeam } from './features/teams/pinned-team.ts';
import { createAppRouter } from './router.tsx';
import { watchAppearance } from './theme/appearance.ts';
import './styles.css';

window.addEventListener('vite:preloadError', ({ payload }) => nameUnfetched(payload));

const begin = (): void => {
  forbidCompiledSchemas();

  watchNetwork();
  watchAppearance();
  watchPinnedTeam();
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  eyes.subscribe(() => forgetOthers(queryClient, eyes.current()));

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const state = document.getElementById('state')?.textContent;
  const refusalsAreTold = state === undefined ? undefined : takeOverState(state, queryClient, api);

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
    await refusalsAreTold?.();
    // In slices: the page can be read and scrolled meanwhile.
    startTransition(() => void hydrateRoot(root, app, options));
  };
  if (root.hasChildNodes()) void takeOver();
  else createRoot(root, options).render(app);

  // No part of the first scripts. Where it cannot be fetched, the page says that its figures may be old.
  fetchFile(() => import('./api/listen.ts')).then(
    ({ listen }) => listen(queryClient),
    () => reconnecting.set(true),
  );

  // Where fetching ahead fails, the visitor's press fetches the part, and the page says then what is missing.
  import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(router, queryClient)).catch(() => {});
};

// In a task of its own, since the scripts have just been compiled in this one: the page stays free to scroll between the two.
setTimeout(begin);
