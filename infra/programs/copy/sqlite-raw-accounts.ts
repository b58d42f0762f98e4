import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { StoredSession } from '@league/command-api/ports/session-store.ts';
import { formatPosition } from '@league/events/envelope.ts';
import {
  accountOf,
  type AccountRow,
  INSERT_ACCOUNT,
  SELECT_ACCOUNTS,
  valuesOf,
} from '../../adapters/accounts/sqlite-account-store.ts';
import { openAccounts } from '../../adapters/accounts/sqlite-accounts.ts';
import { INSERT_IMAGE } from '../../adapters/accounts/sqlite-images.ts';
import { INSERT_SESSION, SELECT_SESSIONS } from '../../adapters/accounts/sqlite-sessions.ts';
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
  const checkpoints = rows(
    'SELECT process, position, event_id AS eventId FROM process_checkpoints',
  ) as readonly CheckpointRow[];
  const images = rows('SELECT hash, bytes, at FROM images') as readonly ImageRow[];
  return {
    accounts: (rows(SELECT_ACCOUNTS) as readonly AccountRow[]).map(accountOf),
    sessions: rows(`${SELECT_SESSIONS} WHERE created_at >= ?`, since) as readonly StoredSession[],
    images: images.map(({ hash, bytes, at }) => ({ hash, bytes: Buffer.from(bytes), at })),
    checkpoints: checkpoints.map(({ process, position, eventId }) => {
      return { process, position: BigInt(position), eventId: eventId ?? undefined };
    }),
    digestKey: secrets[0] === undefined ? undefined : Buffer.from(secrets[0].value),
  };
};

type ImageRow = { readonly hash: string; readonly bytes: Uint8Array; readonly at: number };
type CheckpointRow = { readonly process: string; readonly position: string; readonly eventId: string | null };

const TABLES = ['accounts', 'sessions', 'images', 'process_checkpoints', 'secrets'];

/** All or nothing. */
const replaceAll = (db: DatabaseSync, content: AccountsContent): void => {
  const { accounts, sessions, images, checkpoints, digestKey } = content;
  db.exec('BEGIN IMMEDIATE');
  for (const table of TABLES) db.exec(`DELETE FROM ${table}`);
  const account = db.prepare(INSERT_ACCOUNT);
  for (const one of accounts) account.run(valuesOf(one));
  const session = db.prepare(INSERT_SESSION);
  for (const one of sessions) session.run(one);
  const image = db.prepare(INSERT_IMAGE);
  for (const { hash, bytes, at } of images) image.run(hash, bytes, at);
  const checkpoint = db.prepare('INSERT INTO process_checkpoints (process, position, event_id) VALUES (?, ?, ?)');
  for (const { process, position, eventId } of checkpoints) {
    checkpoint.run(process, formatPosition(position), eventId ?? null);
  }
  if (digestKey !== undefined) db.prepare("INSERT INTO secrets VALUES ('digest-key', ?)").run(digestKey);
  // What fails before here is undone when the connection closes.
  db.exec('COMMIT');
  // Nothing of what stood here before is left, of somebody who was erased at the source.
  db.exec('PRAGMA temp_store = MEMORY; VACUUM');
};
