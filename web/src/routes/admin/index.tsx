import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ADMIN_PAGES, type AdminPage, leaveWhenSignedIn } from '../../features/session/guards.ts';
import { LoginPage } from '../../features/session/login-page.tsx';
import { SiteShell } from '../../layout/site-shell.tsx';

/** Where the login leads when it was not asked for by another page. */
const START: AdminPage = '/admin/match-results';

const Login = () => {
  const { next = START } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SiteShell ads={false}>
      <LoginPage onSignedIn={() => void navigate({ to: next, replace: true })} />
    </SiteShell>
  );
};

export const Route = createFileRoute('/admin/')({
  validateSearch: z.object({ next: z.catch(z.optional(z.enum(ADMIN_PAGES)), undefined) }),
  beforeLoad: ({ search: { next = START } }) => leaveWhenSignedIn(next),
  component: Login,
});
