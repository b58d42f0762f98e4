import { createFileRoute } from '@tanstack/react-router';
import { isAdminPage, leaveWhenSignedIn } from '../../features/session/guards.ts';
import { LoginPage } from '../../features/session/login-page.tsx';
import { searchOf, textThat } from '../../layout/search-of.ts';

/** `/admin?next=/admin/audit`: the page that asked for the login. */
const loginSearch = searchOf({ next: textThat(isAdminPage) });

export const Route = createFileRoute('/admin/')({
  validateSearch: loginSearch,
  beforeLoad: ({ search: { next } }) => leaveWhenSignedIn(next),
  component: LoginPage,
});
