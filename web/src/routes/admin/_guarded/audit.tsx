import { createFileRoute } from '@tanstack/react-router';
import { useSession } from '../../../api/use-session.ts';
import { PageHeader } from '../../../components/page-header.tsx';
import { AuditPage } from '../../../features/audit/audit-page.tsx';
import { filterFrom } from '../../../features/audit/filter.ts';
import { auditMessages } from '../../../messages/tr/audit.ts';

const Audit = () => {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  // Signing out in another tab removes the records from this screen too.
  if (session === null) return <PageHeader title={auditMessages.title} />;
  return (
    <AuditPage
      filter={filter}
      onFilterChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/audit')({
  validateSearch: filterFrom,
  component: Audit,
});
