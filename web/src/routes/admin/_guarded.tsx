import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../../features/session/guards.ts';
import { SignedOutNote } from '../../features/session/signed-out-note.tsx';
import { AdminShell } from '../../layout/admin-shell.tsx';

export const Route = createFileRoute('/admin/_guarded')({
  beforeLoad: ({ location }) => requireAdmin(location.href),
  component: () => (
    <AdminShell>
      <SignedOutNote />
      <Outlet />
    </AdminShell>
  ),
});
