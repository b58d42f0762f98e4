import { createFileRoute, Outlet } from '@tanstack/react-router';
import { liveQuery } from '../features/matches/queries.ts';
import { SiteShell } from '../layout/site-shell.tsx';

export const Route = createFileRoute('/_site')({
  // The bars of all pages say how many matches run.
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(liveQuery()),
  component: () => (
    <SiteShell ads>
      <Outlet />
    </SiteShell>
  ),
});
