import { createFileRoute } from '@tanstack/react-router';
import { AchievementsPage } from '../../../features/achievements/achievements-page.tsx';
import { achievementsSearch } from '../../../features/achievements/achievements-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/achievements')({
  validateSearch: achievementsSearch,
  component: AchievementsPage,
});
