import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../../features/session/guards.ts';
import { SignedOutNote } from '../../features/session/signed-out-note.tsx';

const Guarded = () => (
  <>
    <SignedOutNote />
    <Outlet />
  </>
);

export const Route = createFileRoute('/admin/_guarded')({
  beforeLoad: ({ location }) => requireAdmin(location.pathname),
  component: Guarded,
});
