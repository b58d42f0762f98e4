import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../../features/session/guards.ts';
import { NoAccessPage } from '../../features/session/no-access-page.tsx';
import { SignedOutNote } from '../../features/session/signed-out-note.tsx';
import { AdminShell } from '../../layout/admin-shell.tsx';

const AdminArea = () => {
  // As it was when the page was opened: another login in another tab takes no page away in which something may be typed.
  const { admitted } = Route.useRouteContext();
  if (!admitted) return <NoAccessPage />;
  return (
    <AdminShell>
      <SignedOutNote />
      <Outlet />
    </AdminShell>
  );
};

export const Route = createFileRoute('/admin/_guarded')({
  beforeLoad: ({ location }) => requireAdmin(location.href),
  component: AdminArea,
});
