import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { useSession } from '../../../api/use-session.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { AuditPage } from '../../../features/audit/audit-page.tsx';
import { auditQuery } from '../../../features/audit/queries.ts';
import { auditMessages } from '../../../messages/tr/audit.ts';

const Audit = () => {
  const { type } = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  // Signing out in another tab takes the records off this screen too.
  if (session === null) return null;
  return (
    <AuditPage
      type={type}
      onTypeChange={(chosen) => void navigate({ search: { type: chosen }, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/_guarded/audit')({
  validateSearch: z.object({ type: z.catch(z.optional(z.string()), undefined) }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: ({ context: { queryClient }, deps: { type } }) => queryClient.ensureInfiniteQueryData(auditQuery(type)),
  component: Audit,
  errorComponent: ({ error }) => (
    <LoadFailed title={auditMessages.title} error={error} message={auditMessages.loadFailed} />
  ),
});
