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
  /** The notes of admins about the official, for admins alone. */
  readonly refereeNotes?: string;
  readonly broadcasterNotes?: string;
  /** An http(s) address. */
  readonly channelLink?: string;
  readonly channelName?: string;
};

/** A part of an account whose changes the log names. The log never has the values. */
export type RecordedPart = 'email' | 'password' | keyof Personal;

/**
 * For each part of an account, the id of the command that wrote it last. While the log has no event of that command, the change is
 * unrecorded: the process was killed between the two.
 */
export type Writers = { readonly [Part in RecordedPart]?: string };

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
  /** Missing while the account is as its registration made it. */
  readonly writers?: Writers;
  /** Epoch ms. */
  readonly createdAt: number;
};

/** New values of personal fields. null and what is empty take a value away; social accounts are replaced as a whole. */
export type PersonalChange = { readonly [Field in keyof Personal]?: Personal[Field] | null };

/** What changes of an account; all else stays. */
export type AccountChange = {
  readonly email?: string;
  readonly passwordHash?: string;
  readonly personal?: PersonalChange;
  /** null takes a writer away. */
  readonly writers?: { readonly [Part in RecordedPart]?: string | null };
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
  /** Ids of players' accounts (those without a user name) made before this time (epoch ms), oldest first; of one moment by id. */
  readonly madeBefore: (time: number) => Promise<readonly string[]>;
  /**
   * Erases the account with all that hangs on it: sessions, reset codes, known addresses, also where there is no account any
   * more. Behind it the bytes are gone from the store's files too. Answers what went. Repeated it finishes what was cut short.
   */
  readonly erase: (id: string) => Promise<Erased>;
};

/** What an erasure found: the names of the fields that held something ({@link heldFields}), and how much hung on the account. */
export type Erased = {
  readonly fields: readonly string[];
  readonly sessions: number;
  readonly resetCodes: number;
  readonly knownAddresses: number;
};

/** Personal data as a store keeps it behind a change: without empty values. */
export const personalAfter = (before: Personal, change: PersonalChange): Personal => {
  const { socialMedia, ...texts } = { ...before, ...change };
  const accounts = withoutEmpty(socialMedia ?? {});
  return { ...withoutEmpty(texts), ...(Object.keys(accounts).length === 0 ? {} : { socialMedia: accounts }) };
};

/** The account as a store keeps it behind a change. */
export const accountAfter = (
  { personal: before, writers: writtenBefore, ...account }: Account,
  { personal = {}, writers: written, ...change }: AccountChange,
): Account => {
  const writers = writersAfter(writtenBefore, written);
  return {
    ...account,
    ...change,
    personal: personalAfter(before, personal),
    ...(writers === undefined ? {} : { writers }),
  };
};

/** The writers as a store keeps them behind a change; undefined without any. */
export const writersAfter = (before: Writers = {}, change: AccountChange['writers'] = {}): Writers | undefined => {
  const writers = withoutEmpty({ ...before, ...change });
  return Object.keys(writers).length === 0 ? undefined : writers;
};

const withoutEmpty = (texts: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );

/** Names of what an account holds of a person: 'username', 'email', 'password', and the personal fields. */
export const heldFields = ({ username, email, passwordHash, personal }: Account): readonly string[] => {
  const held = { username, email, password: passwordHash, ...personal };
  return Object.entries(held).flatMap(([name, value]) => (value === undefined ? [] : [name]));
};
