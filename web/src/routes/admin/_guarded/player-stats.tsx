import { createFileRoute } from '@tanstack/react-router';
import { PlayerStatisticsPage } from '../../../features/player-statistics/player-statistics-page.tsx';
import { statisticsSearch } from '../../../features/player-statistics/statistics-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/player-stats')({
  validateSearch: statisticsSearch,
  component: PlayerStatisticsPage,
});
