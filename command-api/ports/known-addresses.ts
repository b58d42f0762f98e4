/** The addresses from which accounts signed in. No address is stored, only a hash of it, which differs from account to account. */
export type KnownAddresses = {
  /** When the account last signed in from this address, in epoch ms; undefined where it never did, or where the entry was removed. */
  readonly signedInAt: (hash: string) => Promise<number | undefined>;
  /**
   * Notes a sign-in. Removes every entry that lies more than 30 days before or behind it (a clock may have been wrong), and of
   * this account all but the latest 20.
   */
  readonly note: (signIn: SignIn) => Promise<void>;
};

export type SignIn = { readonly hash: string; readonly accountId: string; readonly at: number };

export const KNOWN_FOR_MS = 30 * 24 * 3_600_000;
/** Addresses of one account. */
export const MOST_KNOWN = 20;
