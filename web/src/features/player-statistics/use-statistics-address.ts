import type { AdminsPlayer } from '@league/query-api/contract/players.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useOverPage } from '../../layout/use-over-page.ts';
import { useOpened } from '../player-management/use-opened.ts';

const route = getRouteApi('/admin/_guarded/player-stats');

/** What the address says, whom the list has for it, and how to change it. `players` is undefined until they are read. */
export const useStatisticsAddress = (players: readonly AdminsPlayer[] | undefined) => {
  const { q = '', player, open } = route.useSearch();
  const navigate = route.useNavigate();
  const over = (search: { readonly player?: string; readonly open?: 'reset-all' }) =>
    void navigate({
      search: (before) => ({ q: before.q, ...search }),
      state: { overPage: true },
      resetScroll: false,
    });
  const onClose = useOverPage(
    player ?? open,
    () =>
      void navigate({
        search: (before) => ({ q: before.q }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  );
  return {
    q,
    /** The id of the player whose dialog is open. */
    player,
    opened: useOpened(player, players),
    /** The question about all players is open. */
    asksAll: player === undefined && open === 'reset-all',
    searchFor: (text: string) =>
      void navigate({ search: (before) => ({ ...before, q: text || undefined }), replace: true, resetScroll: false }),
    openFor: ({ _id }: AdminsPlayer) => over({ player: _id }),
    openAll: () => over({ open: 'reset-all' }),
    onClose,
  };
};
