/** Social accounts as the player typed them: a handle or an address. */
export type SocialAccounts = {
  readonly twitter?: string;
  readonly instagram?: string;
  readonly twitch?: string;
  readonly youtube?: string;
};

/** What may have to be erased of a person, besides e-mail and password (docs/rules.md#privacy). Empty values are not kept. */
export type Personal = {
  readonly psoId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly bio?: string;
  readonly playingStyle?: string;
  readonly socialMedia?: SocialAccounts;
  /** Why the registration was rejected, as the player reads it at the login. */
  readonly rejectionReason?: string;
};

/**
 * An account. Ordinary data outside the log, so that a person can be erased (docs/rules.md#privacy). An admin who is no player
 * logs in by `username`; a player, whose id it has, by `email`. Without a password nobody logs in.
 */
export type Account = {
  readonly id: string;
  readonly username?: string;
  /** ASCII, lower case. */
  readonly email?: string;
  /** PHC string of argon2id. */
  readonly passwordHash?: string;
  readonly personal: Personal;
  /** Epoch ms. */
  readonly createdAt: number;
};

/** What changes of an account; null takes a value away. */
export type AccountChange = {
  readonly email?: string;
  readonly passwordHash?: string;
  readonly personal?: { readonly [Field in keyof Personal]?: Personal[Field] | null };
};

/**
 * Accounts, and all that is personal. User names are unique by the key of events/rules/text-identity.ts and stored as typed,
 * e-mails are unique as stored. Every member throws StoreUnavailable while it cannot be done.
 */
export type AccountStore = {
  /** False, and nothing stored, when the user name, the e-mail or the id is taken. */
  readonly add: (account: Account) => Promise<boolean>;
  /** Finds the account by any spelling of the same name. */
  readonly byUsername: (username: string) => Promise<Account | undefined>;
  readonly byEmail: (email: string) => Promise<Account | undefined>;
  readonly byId: (id: string) => Promise<Account | undefined>;
  /** Those of these accounts that there are, by id. */
  readonly byIds: (ids: readonly string[]) => Promise<ReadonlyMap<string, Account>>;
  /** Nothing is changed where the e-mail is another account's, or where there is no such account. */
  readonly change: (id: string, change: AccountChange) => Promise<'changed' | 'emailTaken' | 'unknown'>;
  /** Ids of accounts with an e-mail that were made before this time (epoch ms), oldest first. */
  readonly madeBefore: (time: number) => Promise<readonly string[]>;
  /**
   * Erases the account with all that hangs on it: sessions, reset codes, known addresses. Behind it the bytes are gone from the
   * store's files too. Answers what went; nothing happens where there is none.
   */
  readonly erase: (id: string) => Promise<Erased>;
};

/** What an erasure found: names of personal fields, and how many sessions, codes and addresses. */
export type Erased = {
  readonly fields: readonly string[];
  readonly sessions: number;
  readonly resetCodes: number;
  readonly knownAddresses: number;
};
