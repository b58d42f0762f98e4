import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session-store.ts';
import { createWatched } from './watched.ts';

/**
 * Whose eyes an answer was read with, by the id of the account and by the login, since an admin who signs in as a player sees
 * what players see; null: a visitor's. Part of a query's key.
 */
export type Eyes = { readonly eyes: string | null };

export const VISITOR: Eyes = { eyes: null };

export type EyesStore = {
  /** The same object until the eyes change, as `useSyncExternalStore` needs it. */
  readonly current: () => Eyes;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps the eyes as they are, whatever becomes of the session, until the returned function is called. */
  readonly hold: () => () => void;
};

/**
 * The eyes of the session. While anybody holds them they stay, so that signing in again over an open form loses nothing
 * of what the form stands on; with the last release they become those of the session.
 */
export const createEyes = (sessions: Pick<SessionStore, 'current' | 'subscribe'>): EyesStore => {
  const holders = new Set<object>();
  const ofSession = (): Eyes => {
    const session = sessions.current();
    if (session === null) return VISITOR;
    return { eyes: session.isAdmin ? session.id : `player ${session.id}` };
  };
  const { current, set, subscribe } = createWatched(ofSession());
  const look = (): void => {
    const next = ofSession();
    if (holders.size > 0 || next.eyes === current().eyes) return;
    set(next);
  };
  sessions.subscribe(look);
  return {
    current,
    subscribe,
    hold: () => {
      const holder = {};
      holders.add(holder);
      return () => {
        if (holders.delete(holder)) look();
      };
    },
  };
};

/** Removes what was read with other eyes. What calls of everybody answered has no eyes in its key, and stays. */
export const forgetOthers = (client: QueryClient, { eyes }: Eyes): void => {
  const isOther = (part: unknown): boolean =>
    typeof part === 'object' && part !== null && 'eyes' in part && part.eyes !== eyes;
  client.removeQueries({ predicate: ({ queryKey }) => queryKey.some(isOther) });
};
