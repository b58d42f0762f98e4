/** A session. The token itself is nowhere at rest, only its SHA-256. Times are epoch ms. */
export type StoredSession = {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

/** Sessions at rest; who may still use one is decided elsewhere. Throws StoreUnavailable while it cannot be done. */
export type SessionStore = {
  readonly add: (session: StoredSession) => Promise<void>;
  readonly byTokenHash: (tokenHash: string) => Promise<StoredSession | undefined>;
  /** Sets `lastSeenAt`; one that was removed meanwhile does not come back. */
  readonly touch: (tokenHash: string, lastSeenAt: number) => Promise<void>;
  /** Ends this session and no other; one that is not there has ended already. */
  readonly remove: (tokenHash: string) => Promise<void>;
};
