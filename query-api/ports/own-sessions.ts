/** A session as its owner sees it. Times are epoch ms. */
export type StoredOwnSession = {
  readonly id: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  /** Browser and system, for people; '' where nothing is known. */
  readonly device: string;
  /** It was opened at the admins' login. */
  readonly isAdmin: boolean;
};

/** Reads the sessions of an account. */
export type OwnSessions = {
  /** Those that have not expired, the one last used first. @throws StoreUnavailable */
  readonly of: (accountId: string) => Promise<readonly StoredOwnSession[]>;
};
