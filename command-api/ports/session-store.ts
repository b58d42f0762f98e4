/** A session. The token itself is nowhere at rest, only its SHA-256. Times are epoch ms. */
export type StoredSession = {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
};

export type SessionStore = {
  readonly add: (session: StoredSession) => Promise<void>;
  readonly byTokenHash: (tokenHash: string) => Promise<StoredSession | undefined>;
  readonly touch: (tokenHash: string, lastSeenAt: number) => Promise<void>;
  readonly remove: (tokenHash: string) => Promise<void>;
};
