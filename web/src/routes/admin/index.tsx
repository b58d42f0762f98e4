import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginPage } from '../../features/session/admin-login-page.tsx';
import { isAdminPage, leaveAdminLogin } from '../../features/session/guards.ts';
import { searchOf, textThat } from '../../layout/search-of.ts';

/** `/admin?next=/admin/audit`: the page that asked for the login. */
const loginSearch = searchOf({ next: textThat(isAdminPage) });

export const Route = createFileRoute('/admin/')({
  validateSearch: loginSearch,
  beforeLoad: ({ search: { next } }) => leaveAdminLogin(next),
  component: AdminLoginPage,
});
