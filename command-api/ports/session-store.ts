/** A session. The token itself is never stored, only its SHA-256. Times are epoch ms. */
export type StoredSession = {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

/**
 * Stored sessions. Whether one is still valid is decided in identity/sessions.ts. Every member throws StoreUnavailable while it
 * cannot be done.
 */
export type SessionStore = {
  readonly add: (session: StoredSession) => Promise<void>;
  readonly byTokenHash: (tokenHash: string) => Promise<StoredSession | undefined>;
  /** Sets `lastSeenAt`; a session that was removed meanwhile is not stored again. */
  readonly touch: (tokenHash: string, lastSeenAt: number) => Promise<void>;
  /** Ends this session and no other; nothing happens where there is none. */
  readonly remove: (tokenHash: string) => Promise<void>;
};
