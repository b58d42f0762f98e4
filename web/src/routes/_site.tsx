import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteShell } from '../layout/site-shell.tsx';

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteShell ads>
      <Outlet />
    </SiteShell>
  ),
});
