import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '../../../features/dashboard/dashboard-page.tsx';
import { dashboardSearch } from '../../../features/dashboard/dashboard-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/dashboard')({
  validateSearch: dashboardSearch,
  component: DashboardPage,
});
