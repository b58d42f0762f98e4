/** A code with which somebody may set a new password once. Only a hash of it is stored. */
export type ResetCode = {
  readonly accountId: string;
  readonly codeHash: string;
  /** Epoch ms; from then on it opens nothing. */
  readonly expiresAt: number;
};

/** Wrong codes that are taken until the right one opens nothing any more. */
export const CODE_TRIES = 5;

/** One-time codes, one of an account at most. Times are epoch ms. Every member throws StoreUnavailable while it cannot be done. */
export type ResetCodes = {
  /** Stores the code in the place of an older one of the account, with all its tries; `now` lets the store sweep expired ones. */
  readonly issue: (code: ResetCode, now: number) => Promise<void>;
  /**
   * Whether this is the account's code, has not expired and has a try left. A wrong code takes a try from the one that is
   * stored, however many come at once. The right one stays: only {@link ResetCodes.use} takes it.
   */
  readonly check: (accountId: string, codeHash: string, now: number) => Promise<boolean>;
  /** Takes the code away. True for one of all who ask with the right one at once, while {@link ResetCodes.check} would say yes. */
  readonly use: (accountId: string, codeHash: string, now: number) => Promise<boolean>;
};
