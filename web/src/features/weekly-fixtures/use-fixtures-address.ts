import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { FixturesOpen } from './fixtures-search.ts';

const route = getRouteApi('/admin/_guarded/weekly-fixtures');

/** What the address says, and how to change it. */
export const useFixturesAddress = () => {
  const { week, match, open } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    week,
    open,
    /** The match that `open` is about, where it is about one. */
    matchId: match,
    toWeek: (chosen: number) => void navigate({ search: { week: chosen }, replace: true, resetScroll: false }),
    openOver: (what: FixturesOpen, about?: MatchAnswer) =>
      void navigate({
        search: { week, open: what, match: about?._id },
        state: { overPage: true },
        resetScroll: false,
      }),
    leave: () => void navigate({ search: { week }, replace: true, resetScroll: false, ignoreBlocker: true }),
  };
};
