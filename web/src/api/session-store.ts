import type { Session } from '@league/command-api/contract/session.ts';
import { createWatched } from './watched.ts';

const STORAGE_KEY = 'league.session';

/** What is remembered of a session that ended: who it was, never its token. */
export type EndedSession = { readonly name: string | null; readonly isAdmin: boolean };

/** What people are called here: a player by the gamertag, an admin who is no player by the user name. */
export const nameOf = ({ gamertag, username }: Pick<Session, 'gamertag' | 'username'>): string | null =>
  gamertag ?? username ?? null;

export type SessionStore = {
  /** null when signed out. The same object until the session changes, as `useSyncExternalStore` needs it. */
  readonly current: () => Session | null;
  /** Whose session ended in this tab, to sign in again in the same way; null where none did. */
  readonly ended: () => EndedSession | null;
  readonly begin: (begun: Session) => void;
  readonly end: () => void;
  /** Ends the session with this token; a session that began meanwhile, in this tab or another, stays. */
  readonly endIfStill: (token: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** The browser's event for changes that other tabs make to the storage; `window` in the running page, and none in Node. */
type StorageEvents = {
  addEventListener?: (type: 'storage', listener: (event: { key: string | null }) => void) => void;
};

/** The members of a stored session, and whether each is there always. Not by the contract's schema: the first paint needs it. */
const MEMBERS: { readonly [Name in keyof Required<Session>]: readonly [type: string, always: boolean] } = {
  token: ['string', true],
  _id: ['string', true],
  id: ['string', true],
  username: ['string', false],
  gamertag: ['string', false],
  isAdmin: ['boolean', true],
  sessionId: ['string', false],
};

const parse = (text: string | null): Session | null => {
  if (text === null) return null;
  try {
    const stored = Object(JSON.parse(text)) as Record<string, unknown>;
    const members = Object.entries(MEMBERS).filter(([name, [, always]]) => always || stored[name] !== undefined);
    if (members.some(([name, [type]]) => typeof stored[name] !== type)) return null;
    return Object.fromEntries(members.map(([name]) => [name, stored[name]])) as Session;
  } catch {
    // A record that cannot be parsed counts as signed out; the next login overwrites it.
    return null;
  }
};

/** `storage` is a function, because browsers that block storage throw when `localStorage` is merely mentioned. */
export const createSessionStore = (storage: () => Storage, events: StorageEvents): SessionStore => {
  const read = (): Session | null => {
    try {
      return parse(storage().getItem(STORAGE_KEY));
    } catch {
      return null;
    }
  };
  const write = (next: Session | null): void => {
    try {
      if (next === null) storage().removeItem(STORAGE_KEY);
      else storage().setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Without storage the session lasts as long as the page.
    }
  };

  const { current, set: change, subscribe } = createWatched(read());
  let ended: EndedSession | null = null;
  const setCurrent = (next: Session | null): void => {
    const before = current();
    if (next === null && before !== null) ended = { name: nameOf(before), isAdmin: before.isAdmin };
    change(next);
  };
  const set = (next: Session | null): void => {
    write(next);
    setCurrent(next);
  };

  // Signing in or out in one tab does so in all tabs; key null means that the whole storage was cleared.
  events.addEventListener?.('storage', (event) => {
    if (event.key === STORAGE_KEY || event.key === null) setCurrent(read());
  });

  return {
    current,
    ended: () => ended,
    begin: set,
    end: () => set(null),
    endIfStill: (token) => {
      if (current()?.token === token) set(null);
    },
    subscribe,
  };
};
