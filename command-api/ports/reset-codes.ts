/** A code with which somebody may set a new password once. Only a hash of it is stored. */
export type ResetCode = {
  readonly accountId: string;
  readonly codeHash: string;
  /** Epoch ms; from then on it opens nothing. */
  readonly expiresAt: number;
  /** Wrong codes that are taken from all addresses until the right one opens nothing any more. */
  readonly tries: number;
};

/** Wrong codes that are taken from one address until the right one opens nothing from there any more. */
export const CODE_TRIES = 5;

/** A code that somebody typed. `from` is the HMAC of the address, in hex. */
export type TypedCode = { readonly accountId: string; readonly codeHash: string; readonly from: string };

/** One-time codes, one of an account at most. Times are epoch ms. Every member throws StoreUnavailable while it cannot be done. */
export type ResetCodes = {
  /** Stores the code in the place of an older one of the account, with all its tries; `now` lets the store sweep expired ones. */
  readonly issue: (code: ResetCode, now: number) => Promise<void>;
  /**
   * Whether this is the account's code, has not expired and has a try left from this address and from all. A wrong code takes a try
   * of both, however many come at once. The right one stays: only {@link ResetCodes.use} takes it.
   */
  readonly check: (typed: TypedCode, now: number) => Promise<boolean>;
  /** Takes the code away. True for one of all who ask with the right one at once, while {@link ResetCodes.check} would say yes. */
  readonly use: (typed: TypedCode, now: number) => Promise<boolean>;
};
