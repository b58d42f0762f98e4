import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../../../features/audit/audit-page.tsx';
import { filterFrom } from '../../../features/audit/filter.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/audit')({ validateSearch: filterFrom, component: AuditPage });
