import { createFileRoute } from '@tanstack/react-router';
import { ManagementPage } from '../../../features/officials/management-page.tsx';
import { managementSearch } from '../../../features/officials/officials-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/management')({
  validateSearch: managementSearch,
  component: ManagementPage,
});
