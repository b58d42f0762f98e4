import type { DatabaseSync } from 'node:sqlite';
import {
  type Account,
  accountAfter,
  heldFields,
  type Personal,
  personalAfter,
  type Writers,
} from '@league/command-api/ports/account-store.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import type { Accounts } from './accounts.ts';
import { remembered } from './remembered-rows.ts';

/** An account as its row has it. */
export type AccountRow = {
  readonly id: string;
  readonly username: string | null;
  readonly email: string | null;
  readonly passwordHash: string | null;
  /** JSON. */
  readonly personal: string;
  readonly createdAt: number;
  /** JSON; null without any. */
  readonly writers: string | null;
};

/** The columns of an account under the names of {@link AccountRow}. */
export const SELECT_ACCOUNTS =
  'SELECT id, username, email, password_hash AS passwordHash, personal, created_at AS createdAt, writers FROM accounts';

/** Stores an account; the values are those of {@link valuesOf}. */
export const INSERT_ACCOUNT =
  'INSERT INTO accounts VALUES (:id, :username, :usernameKey, :email, :passwordHash, :personal, :createdAt, :writers)';

/** What is stored of an account. */
export const valuesOf = ({ id, username, email, passwordHash, personal, createdAt, writers }: Account) => ({
  id,
  username: username ?? null,
  usernameKey: username === undefined ? null : nameKey(username),
  email: email ?? null,
  passwordHash: passwordHash ?? null,
  personal: JSON.stringify(personalAfter({}, personal)),
  createdAt,
  writers: writers === undefined ? null : JSON.stringify(writers),
});

/** The account of a row. */
export const accountOf = ({
  id,
  username,
  email,
  passwordHash,
  personal,
  createdAt,
  writers,
}: AccountRow): Account => ({
  id,
  ...(username === null ? {} : { username }),
  ...(email === null ? {} : { email }),
  ...(passwordHash === null ? {} : { passwordHash }),
  personal: JSON.parse(personal) as Personal,
  createdAt,
  ...(writers === null ? {} : { writers: JSON.parse(writers) as Writers }),
});

/**
 * Accounts in their file, which this process alone writes. An erasure leaves no byte in it or in its -wal file;
 * `forgetSessions` is called with each.
 */
export const sqliteAccountStore = (
  db: DatabaseSync,
  file: string,
  forgetSessions: () => void,
): Accounts['accounts'] => {
  const insert = db.prepare(`${INSERT_ACCOUNT} ON CONFLICT DO NOTHING`);
  const update = db.prepare('UPDATE accounts SET email = ?, password_hash = ?, personal = ?, writers = ? WHERE id = ?');
  const byKey = db.prepare(`${SELECT_ACCOUNTS} WHERE username_key = ?`);
  const byEmail = db.prepare(`${SELECT_ACCOUNTS} WHERE email = ?`);
  const byId = db.prepare(`${SELECT_ACCOUNTS} WHERE id = ?`);
  const byIds = db.prepare(`${SELECT_ACCOUNTS} WHERE id IN (SELECT value FROM json_each(?))`);
  const before = db.prepare(
    'SELECT id FROM accounts WHERE username IS NULL AND created_at < ? ORDER BY created_at, id',
  );
  const known = new Map<string, Account>();
  const found = (row: unknown): Account | undefined => (row === undefined ? undefined : accountOf(row as AccountRow));
  const all = (ids: readonly string[]): readonly Account[] =>
    byIds.all(JSON.stringify(ids)).flatMap((row) => found(row) ?? []);
  return {
    add: async (account) => insert.run(valuesOf(account)).changes === 1,
    byUsername: async (username) => found(byKey.get(nameKey(username))),
    byEmail: async (email) => found(byEmail.get(email)),
    byId: async (id) => remembered(known, id, () => found(byId.get(id))),
    byIds: async (ids) => new Map(all(ids).map((account) => [account.id, account])),
    change: async (id, change) => {
      known.delete(id);
      const account = found(byId.get(id));
      if (account === undefined) return 'unknown';
      const { email, passwordHash, personal, writers } = valuesOf(accountAfter(account, change));
      // Nobody else comes between this look and the update, since both are made without a wait.
      const owner = email === null ? undefined : found(byEmail.get(email));
      if (owner !== undefined && owner.id !== id) return 'emailTaken';
      update.run(email, passwordHash, personal, writers, id);
      return 'changed';
    },
    madeBefore: async (time) => before.all(time).map(({ id }) => String(id)),
    erase: async (id) => {
      known.delete(id);
      forgetSessions();
      const account = found(byId.get(id));
      const removed = removeAll(db, id);
      removeTraces(db, file);
      return { fields: account === undefined ? [] : heldFields(account), ...removed };
    },
    names: async (ids) =>
      new Map(
        all(ids).flatMap((one): [string, string][] => (one.username === undefined ? [] : [[one.id, one.username]])),
      ),
  };
};

/** All or nothing; how many there were of what hangs on the account. */
const removeAll = (db: DatabaseSync, id: string) => {
  const removeFrom = (table: string, column: string): number =>
    Number(db.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(id).changes);
  db.exec('BEGIN IMMEDIATE');
  try {
    removeFrom('accounts', 'id');
    const removed = {
      sessions: removeFrom('sessions', 'account_id'),
      resetCodes: removeFrom('reset_codes', 'account_id'),
      knownAddresses: removeFrom('known_addresses', 'account_id'),
    };
    db.exec('COMMIT');
    return removed;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
};

/**
 * Writes the whole file anew and empties the -wal file. Overwriting what is deleted (`secure_delete`) would not do: rows that moved
 * to another page have left copies in the unused part of the old one, of this account too. @throws StoreUnavailable while another
 * process reads the file: what was erased still stands in its -wal file then
 */
const removeTraces = (db: DatabaseSync, file: string): void => {
  db.exec('VACUUM');
  if (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0) return;
  throw new StoreUnavailable(`${file}-wal: another process reads it, and what was erased still stands in it`);
};
