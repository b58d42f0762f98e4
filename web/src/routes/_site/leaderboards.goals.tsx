import { createFileRoute } from '@tanstack/react-router';
import { beginBoard } from '../../features/leaderboards/begin-board.ts';
import { boardSearch } from '../../features/leaderboards/board-search.ts';
import { LeaderboardPage } from '../../features/leaderboards/leaderboard-page.tsx';

export const Route = createFileRoute('/_site/leaderboards/goals')({
  validateSearch: boardSearch,
  loaderDeps: ({ search: { season } }) => ({ season }),
  loader: ({ context: { queryClient }, deps: { season } }) => beginBoard(queryClient, 'goals', season),
  component: () => <LeaderboardPage board="goals" />,
});
