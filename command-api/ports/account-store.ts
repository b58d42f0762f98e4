/** An account that may log in as admin. Ordinary data outside the log, so that a person can be erased (design.md 8). */
export type Account = {
  readonly id: string;
  readonly username: string;
  /** PHC string of argon2id. */
  readonly passwordHash: string;
};

/** Accounts of admins. User names are unique by the key of events/rules/text-identity.ts. */
export type AccountStore = {
  /** False, and nothing stored, when the user name is taken. */
  readonly add: (account: Account) => Promise<boolean>;
  readonly byUsername: (username: string) => Promise<Account | undefined>;
  readonly byId: (id: string) => Promise<Account | undefined>;
};
