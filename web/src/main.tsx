import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { api, freshness } from './api/browser.ts';
import { createLive } from './api/live.ts';
import { nameUnfetched } from './api/page-files.ts';
import { createQueryClient } from './api/query-client.ts';
import { reread } from './api/reread.ts';
import { createAppRouter } from './router.tsx';
import './styles.css';

window.addEventListener('vite:preloadError', ({ payload }) => nameUnfetched(payload));

// The content-security policy forbids what zod would compile its schemas with, and browsers would report each try.
z.config({ jitless: true });

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

const live = createLive({
  open: (path) => new EventSource(path),
  onUnknownServer: freshness.restart,
  onReconnected: () => {
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
const listenWhileSeen = () => (document.visibilityState === 'visible' ? live.start() : live.stop());
document.addEventListener('visibilitychange', listenWhileSeen);
listenWhileSeen();
