import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Account } from '@league/command-api/ports/account-store.ts';
import type { StoredSession } from '@league/command-api/ports/session-store.ts';
import { formatPosition } from '@league/events/envelope.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';
import { openAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import { toPortError } from '../../adapters/event-store/sqlite-errors.ts';
import { NO_ACCOUNTS, type AccountsContent, type RawAccounts } from './raw-accounts.ts';

/**
 * The accounts in a file, whose folder this process has locked; made when something is put there. Everything throws
 * StoreUnavailable while it cannot be done, and AccountsDamaged.
 */
export const sqliteRawAccounts = (file: string): RawAccounts => ({
  read: async (since) => (existsSync(file) ? inFile(file, (db) => contentOf(db, since)) : NO_ACCOUNTS),
  replace: async (content) => inFile(file, (db) => replaceAll(db, content)),
});

const inFile = <Result>(file: string, work: (db: DatabaseSync) => Result): Result => {
  // Makes its tables where there are none, and finds damage.
  openAccounts(file).close();
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA synchronous = FULL');
    return work(db);
  } catch (error) {
    throw toPortError(error, file);
  } finally {
    db.close();
  }
};

const contentOf = (db: DatabaseSync, since: number): AccountsContent => {
  const rows = (sql: string, ...values: number[]): unknown => db.prepare(sql).all(...values);
  const secrets = rows("SELECT value FROM secrets WHERE name = 'digest-key'") as readonly { value: Uint8Array }[];
  const sessions = `SELECT token_hash AS tokenHash, account_id AS accountId, created_at AS createdAt,
    last_seen_at AS lastSeenAt FROM sessions WHERE created_at >= ?`;
  const checkpoints = rows(
    'SELECT process, position, event_id AS eventId FROM process_checkpoints',
  ) as readonly CheckpointRow[];
  return {
    accounts: rows('SELECT id, username, password_hash AS passwordHash FROM accounts') as readonly Account[],
    sessions: rows(sessions, since) as readonly StoredSession[],
    checkpoints: checkpoints.map(({ process, position, eventId }) => {
      return { process, position: BigInt(position), eventId: eventId ?? undefined };
    }),
    digestKey: secrets[0] === undefined ? undefined : Buffer.from(secrets[0].value),
  };
};

type CheckpointRow = { readonly process: string; readonly position: string; readonly eventId: string | null };

/** All or nothing. */
const replaceAll = (db: DatabaseSync, { accounts, sessions, checkpoints, digestKey }: AccountsContent): void => {
  db.exec('BEGIN IMMEDIATE');
  for (const table of ['accounts', 'sessions', 'process_checkpoints', 'secrets']) db.exec(`DELETE FROM ${table}`);
  const account = db.prepare('INSERT INTO accounts VALUES (?, ?, ?, ?)');
  for (const { id, username, passwordHash } of accounts) account.run(id, username, nameKey(username), passwordHash);
  const session = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)');
  for (const { tokenHash, accountId, createdAt, lastSeenAt } of sessions) {
    session.run(tokenHash, accountId, createdAt, lastSeenAt);
  }
  const checkpoint = db.prepare('INSERT INTO process_checkpoints (process, position, event_id) VALUES (?, ?, ?)');
  for (const { process, position, eventId } of checkpoints) {
    checkpoint.run(process, formatPosition(position), eventId ?? null);
  }
  if (digestKey !== undefined) db.prepare("INSERT INTO secrets VALUES ('digest-key', ?)").run(digestKey);
  // What fails before here is undone when the connection closes.
  db.exec('COMMIT');
};
