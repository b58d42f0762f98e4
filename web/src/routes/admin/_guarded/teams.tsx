import { createFileRoute } from '@tanstack/react-router';
import { ManagedTeamsPage } from '../../../features/team-management/teams-page.tsx';
import { managedTeamsSearch } from '../../../features/team-management/teams-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/teams')({
  validateSearch: managedTeamsSearch,
  component: ManagedTeamsPage,
});
