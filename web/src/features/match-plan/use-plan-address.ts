import type { MatchAnswer } from '@league/query-api/contract/matches.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { MatchFilter } from '../matches/match-filter.ts';
import type { PlanOpen } from './plan-search.ts';

const route = getRouteApi('/admin/_guarded/match-plan');

/** What the address says, and how to change it. */
export const usePlanAddress = () => {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return {
    search,
    /** What is open, and for which match; neither without the other. */
    open: search.match === undefined ? undefined : search.open,
    matchId: search.open === undefined ? undefined : search.match,
    change: (change: Partial<MatchFilter>) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
    openFor: ({ _id }: MatchAnswer, open: PlanOpen) =>
      void navigate({
        search: (before) => ({ ...before, match: _id, open }),
        state: { overPage: true },
        resetScroll: false,
      }),
    /** Keeps what is open, for another match: Back still closes it. */
    goOn: ({ _id }: MatchAnswer) =>
      void navigate({
        search: (before) => ({ ...before, match: _id }),
        state: true,
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
    leave: () =>
      void navigate({
        search: (before) => ({ ...before, match: undefined, open: undefined }),
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      }),
  };
};
