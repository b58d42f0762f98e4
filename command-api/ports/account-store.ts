/** An account that may log in as admin. Ordinary data outside the log, so that a person can be erased (docs/rules.md#privacy). */
export type Account = {
  readonly id: string;
  readonly username: string;
  /** PHC string of argon2id. */
  readonly passwordHash: string;
};

/**
 * Accounts of admins. User names are unique by the key of events/rules/text-identity.ts, and stored as typed. Every member
 * throws StoreUnavailable while it cannot be done.
 */
export type AccountStore = {
  /** False, and nothing stored, when the user name, or the id, is taken. */
  readonly add: (account: Account) => Promise<boolean>;
  /** Finds the account by any spelling of the same name. */
  readonly byUsername: (username: string) => Promise<Account | undefined>;
  readonly byId: (id: string) => Promise<Account | undefined>;
};
