import { createFileRoute } from '@tanstack/react-router';
import { PlayersPage } from '../../../features/player-management/players-page.tsx';
import { playersSearch } from '../../../features/player-management/players-search.ts';

// No loader: its code would be part of the bundle that every visitor loads.
export const Route = createFileRoute('/admin/_guarded/players')({
  validateSearch: playersSearch,
  component: PlayersPage,
});
