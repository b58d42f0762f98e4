import {
  type Account,
  type AccountChange,
  heldFields,
  type Personal,
  personalAfter,
  type Writers,
  writersAfter,
} from '@league/command-api/ports/account-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { Collection, UpdateFilter } from 'mongodb';
import { unlessTaken } from '../servers/duplicate-key.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Mongo, mongoGuard } from '../servers/mongodb.ts';
import type { Accounts } from './accounts.ts';

/** What an account does not have is missing. `personal` and `createdAt` are missing in documents of programs that knew admins only. */
export type AccountDocument = {
  readonly _id: string;
  readonly username?: string;
  readonly usernameKey?: string;
  readonly email?: string;
  readonly passwordHash?: string;
  readonly personal?: Personal;
  readonly createdAt?: number;
  readonly writers?: Writers;
};

/** The account of a document. */
export const accountOf = (document: AccountDocument): Account => {
  const { _id: id, username, email, passwordHash, personal = {}, createdAt = 0 } = document;
  const writers = writersAfter(document.writers);
  return {
    id,
    ...(username === undefined ? {} : { username }),
    ...(email === undefined ? {} : { email }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
    personal,
    createdAt,
    ...(writers === undefined ? {} : { writers }),
  };
};

/** The document of an account. */
export const accountDocument = ({ id, personal, ...rest }: Account): AccountDocument => ({
  _id: id,
  ...rest,
  ...(rest.username === undefined ? {} : { usernameKey: nameKey(rest.username) }),
  personal: personalAfter({}, personal),
});

/** Accounts in a league's database, with unique user names and e-mails by its indexes. */
export const openMongoAccountStore = async (mongo: Mongo): Promise<Accounts['accounts']> => {
  const accounts = mongo.database.collection<AccountDocument>('accounts');
  await mongoGuard(async () => {
    await keepNamesUnique(accounts);
    await dropOldIndex(accounts);
  });
  return guardedStore(mongoGuard, accountStore(mongo, accounts));
};

/** Sparse: an account without a name, or without an e-mail, clashes with no other. */
const keepNamesUnique = (accounts: Collection<AccountDocument>): Promise<unknown> =>
  accounts.createIndexes([
    { key: { usernameKey: 1 }, name: 'usernames', unique: true, sparse: true },
    { key: { email: 1 }, name: 'emails', unique: true, sparse: true },
  ]);

/** The index of programs that knew admins only: it would take a second account without a user name for a clash. */
const OLD_INDEX = 'usernameKey_1';

const dropOldIndex = async (accounts: Collection<AccountDocument>): Promise<void> => {
  if (!(await accounts.indexExists(OLD_INDEX))) return;
  try {
    await accounts.dropIndex(OLD_INDEX);
  } catch (error) {
    // Another process that starts at the same moment may have dropped it.
    if (await accounts.indexExists(OLD_INDEX)) throw error;
  }
};

const accountStore = ({ database }: Mongo, accounts: Collection<AccountDocument>): Accounts['accounts'] => {
  const found = (document: AccountDocument | null) => (document === null ? undefined : accountOf(document));
  return {
    add: async (account) => {
      // The indexes are asked for each time, which costs next to nothing: a database that was wiped under this process has lost them.
      await keepNamesUnique(accounts);
      return unlessTaken(() => accounts.insertOne(accountDocument(account)));
    },
    byUsername: async (username) => found(await accounts.findOne({ usernameKey: { $eq: nameKey(username) } })),
    byEmail: async (email) => found(await accounts.findOne({ email: { $eq: email } })),
    byId: async (id) => found(await accounts.findOne({ _id: { $eq: id } })),
    byIds: async (ids) => {
      const documents = await accounts.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(documents.map((document) => [document._id, accountOf(document)]));
    },
    change: async (id, change) => {
      let matched = 0;
      const isFree = await unlessTaken(async () => {
        matched = (await accounts.updateOne({ _id: { $eq: id } }, updateOf(change))).matchedCount;
      });
      if (!isFree) return 'emailTaken';
      return matched === 0 ? 'unknown' : 'changed';
    },
    madeBefore: async (time) => {
      const made = accounts.find(
        { username: { $exists: false }, createdAt: { $lt: time } },
        { projection: { _id: 1 } },
      );
      return (await made.sort({ createdAt: 1, _id: 1 }).toArray()).map(({ _id }) => _id);
    },
    erase: async (id) => {
      const removeFrom = async (collection: string): Promise<number> =>
        (await database.collection(collection).deleteMany({ accountId: { $eq: id } })).deletedCount;
      // The account comes first: from then on no session of it opens anything. Cut short, a repeat takes the rest.
      const account = found(await accounts.findOneAndDelete({ _id: { $eq: id } }));
      const codes = database.collection<{ readonly _id: string }>('reset_codes');
      return {
        fields: account === undefined ? [] : heldFields(account),
        sessions: await removeFrom('sessions'),
        resetCodes: (await codes.deleteOne({ _id: { $eq: id } })).deletedCount,
        knownAddresses: await removeFrom('known_addresses'),
      };
    },
    names: async (ids) => {
      const named = accounts.find({ _id: { $in: [...ids] } }, { projection: { username: 1 } });
      const documents = await named.toArray();
      return new Map(
        documents.flatMap(({ _id, username }): [string, string][] => (username === undefined ? [] : [[_id, username]])),
      );
    },
  };
};

/** An update sets each personal field and each writer by its own path. So two updates of different fields keep each other's values. */
const updateOf = ({ personal = {}, writers = {}, ...change }: AccountChange): UpdateFilter<AccountDocument> => {
  const parts = [
    membersOf('personal', personal, personalAfter({}, personal)),
    membersOf('writers', writers, writersAfter({}, writers) ?? {}),
  ];
  const set = Object.assign({ ...change }, ...parts.map((part) => part.set)) as object;
  const unset = Object.assign({}, ...parts.map((part) => part.unset)) as object;
  return { $set: set, $unset: unset } as UpdateFilter<AccountDocument>;
};

/** The members of one part of the document that an update sets or removes: it removes each member of `change` that `kept` lacks. */
const membersOf = (part: string, change: object, kept: object) => ({
  set: Object.fromEntries(Object.entries(kept).map(([name, value]) => [`${part}.${name}`, value])),
  unset: Object.fromEntries(
    Object.keys(change).flatMap((name) => (Object.hasOwn(kept, name) ? [] : [[`${part}.${name}`, '']])),
  ),
});
