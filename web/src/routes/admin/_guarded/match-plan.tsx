import { createFileRoute } from '@tanstack/react-router';
import { MatchPlanPage } from '../../../features/match-plan/match-plan-page.tsx';
import { planSearch } from '../../../features/match-plan/plan-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/match-plan')({
  validateSearch: planSearch,
  component: MatchPlanPage,
});
