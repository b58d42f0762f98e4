/** From where accounts signed in. No address is at rest, only a hash of it that is another one for each account. */
export type KnownAddresses = {
  /** When the account signed in from there last, in epoch ms; undefined where it never did, or where that was removed. */
  readonly signedInAt: (hash: string) => Promise<number | undefined>;
  /**
   * Notes a sign-in. Removed are those of anybody that lie further than 30 days from it, before or behind (a clock may have
   * stood wrong), and of this account all but the latest 20.
   */
  readonly note: (signIn: SignIn) => Promise<void>;
};

export type SignIn = { readonly hash: string; readonly accountId: string; readonly at: number };

export const KNOWN_FOR_MS = 30 * 24 * 3_600_000;
/** Addresses of one account. */
export const MOST_KNOWN = 20;
