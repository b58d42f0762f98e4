import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { destinationOf, leaveWhenSignedIn, START } from '../../features/session/guards.ts';
import { LoginPage } from '../../features/session/login-page.tsx';
import { SiteShell } from '../../layout/site-shell.tsx';

const Login = () => {
  const { next = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SiteShell ads={false}>
      <LoginPage onSignedIn={() => void navigate({ ...(destinationOf(next) ?? START), replace: true })} />
    </SiteShell>
  );
};

type Search = { readonly next: string | undefined };

export const Route = createFileRoute('/admin/')({
  validateSearch: ({ next }: { readonly next?: unknown } & SearchSchemaInput): Search => ({
    next: typeof next === 'string' && destinationOf(next) !== null ? next : undefined,
  }),
  beforeLoad: ({ search: { next } }) => leaveWhenSignedIn(next),
  component: Login,
});
