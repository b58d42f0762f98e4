/** A session. The token itself is never stored, only its SHA-256. Times are epoch ms. */
export type StoredSession = {
  readonly tokenHash: string;
  /** What the owner calls it by; nothing can be done with it but end the session. */
  readonly id: string;
  readonly accountId: string;
  /** The login at which it was opened: only one of the admins' login admits to calls for admins (docs/rules.md#identity). */
  readonly openedAt: 'player' | 'admin';
  /** Browser and system, for people; '' where nothing is known. */
  readonly device: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

/**
 * Stored sessions. Whether one is still valid is decided in identity/sessions.ts, how long it lives in events/access. A session that has ended is found by no member
 * any more, in no process. Every member throws StoreUnavailable while it cannot be done.
 */
export type SessionStore = {
  readonly add: (session: StoredSession) => Promise<void>;
  readonly byTokenHash: (tokenHash: string) => Promise<StoredSession | undefined>;
  /** The stored sessions of an account, the one last seen first. */
  readonly ofAccount: (accountId: string) => Promise<readonly StoredSession[]>;
  /** Sets `lastSeenAt`; a session that was removed meanwhile is not stored again. */
  readonly touch: (tokenHash: string, lastSeenAt: number) => Promise<void>;
  /** Ends this session and no other; nothing happens where there is none. */
  readonly remove: (tokenHash: string) => Promise<void>;
  /** Ends the session with this id, if it is of this account; false where there is none. */
  readonly removeOne: (accountId: string, id: string) => Promise<boolean>;
  /** Ends every session of the account but the one with this id, and answers how many those were. */
  readonly removeOthers: (accountId: string, id: string) => Promise<number>;
  /** Ends every session of the account, and answers how many those were. */
  readonly removeAll: (accountId: string) => Promise<number>;
};
