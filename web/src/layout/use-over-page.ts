import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface HistoryState {
    /** The history entry before this one is the same page without what this one opens over it. */
    readonly overPage?: boolean;
  }
}

/**
 * Closes what the address opens over a page, so that it survives a reload and Back closes it. Where the history entry before is
 * the page, closing goes back, so that Back need not be pressed twice; elsewhere (a shared link) `leave` changes the address.
 * `open` is what is open, undefined while nothing is. Questions about unsaved changes are asked before.
 */
export const useOverPage = (open: string | undefined, leave: () => void): (() => void) => {
  const { history } = useRouter();
  const overPage = useLocation({ select: ({ state }) => state.overPage === true });
  /** What is being closed. Going back takes a moment, and a second Esc must not go back twice. */
  const closing = useRef<string>(undefined);
  useEffect(() => {
    if (open === undefined) closing.current = undefined;
  }, [open]);
  return () => {
    if (closing.current === open) return;
    closing.current = open;
    if (overPage) history.back({ ignoreBlocker: true });
    else leave();
  };
};
