import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  interface HistoryState {
    /** What the page before has done, for this page to say. */
    readonly told?: string;
  }
}

/** The sentence that the page before has handed on; undefined where there is none. */
export const useTold = (): string | undefined => useLocation({ select: ({ state }) => state.told });
