import { createFileRoute } from '@tanstack/react-router';
import { LeaguePlanPage } from '../../../features/league-plan/league-plan-page.tsx';
import { leaguePlanSearch } from '../../../features/league-plan/plan-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/league-plan')({
  validateSearch: leaguePlanSearch,
  component: LeaguePlanPage,
});
