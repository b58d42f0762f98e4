import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface HistoryState {
    /** The history entry before this one is the same week without the open result. */
    readonly overWeek?: boolean;
  }
}

/**
 * Opens and closes results by the address, so that they survive a reload and Back closes them. Where the history entry
 * before is the list, closing goes back, so that Back need not be pressed twice. The dialog asks about unsaved changes
 * before it calls `onClose`.
 */
export const useOpenResult = (open: string | undefined) => {
  const { history } = useRouter();
  const navigate = useNavigate({ from: '/admin/match-results' });
  const overWeek = useLocation({ select: ({ state }) => state.overWeek === true });
  /** Going back takes a moment, and a second Esc must not go back twice. */
  const closing = useRef(false);
  useEffect(() => {
    if (open === undefined) closing.current = false;
  }, [open]);
  return {
    onOpen: (match: string) =>
      void navigate({ search: (week) => ({ ...week, match }), state: { overWeek: true }, resetScroll: false }),
    onClose: () => {
      if (closing.current) return;
      closing.current = true;
      if (overWeek) history.back({ ignoreBlocker: true });
      else void navigate({ search: ({ week }) => ({ week }), replace: true, resetScroll: false, ignoreBlocker: true });
    },
  };
};
