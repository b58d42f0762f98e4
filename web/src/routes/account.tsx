import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { requireSession } from '../features/session/guards.ts';

// No loader: the few who open this page wait for its code, which visitors need not load.
export const Route = createFileRoute('/account')({
  beforeLoad: ({ location }) => requireSession(location.href),
  component: AccountPage,
});
