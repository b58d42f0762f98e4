import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import { formatPosition, parsePosition } from '@league/events/envelope.ts';
import { reasonOf } from '@league/projector/running/fold.ts';
import { meansDamage, toPortError } from '../event-store/sqlite-errors.ts';
import { inspecting } from '../event-store/sqlite-verification.ts';
import { inspectWal, leftOut } from '../event-store/wal-inspection.ts';
import { guardedStore } from '../servers/guarded-store.ts';
import { type Accounts, DIGEST_KEY_BYTES } from './accounts.ts';
import { sqliteAccountStore } from './sqlite-account-store.ts';
import { makeAccountTables } from './sqlite-account-tables.ts';
import { sqliteImages } from './sqlite-images.ts';
import { sqliteKnownAddresses } from './sqlite-known-addresses.ts';
import { sqliteQuietCommands } from './sqlite-quiet-commands.ts';
import { sqliteResetCodes } from './sqlite-reset-codes.ts';
import { sqliteSessions } from './sqlite-sessions.ts';

/** {@link Accounts} in one file, which no other process uses. */
export type AccountsFile = Accounts & { readonly close: () => void };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS process_checkpoints (
    process TEXT PRIMARY KEY, position TEXT NOT NULL, event_id TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
`;

/** How long SQLite waits for the lock of another process; the event loop waits with it. */
const LOCK_TIMEOUT_MS = 250;

/** The file of accounts is torn or overwritten, and left as it is. The message is for the person who started the program. */
export class AccountsDamaged extends Error {
  override readonly name = 'AccountsDamaged';
}

export type AccountsOptions = {
  /** For tests: is given the connection, so that a test can make the file full or read-only. */
  readonly onOpen?: (db: DatabaseSync) => void;
  /** Is told of a write that is not whole and was left out. */
  readonly onNotice?: (text: string) => void;
};

/**
 * Opens the file, or makes it. Writes are as durable as those of the log (synchronous=FULL), since nothing could rebuild a
 * lost account. Every member throws StoreUnavailable while the file cannot be written or read. @throws AccountsDamaged
 */
export const openAccounts = (file: string, { onOpen, onNotice }: AccountsOptions = {}): AccountsFile => {
  let db: DatabaseSync | undefined;
  try {
    refuseWalAlone(file);
    const wal = inspectWal(file);
    if (wal.kind === 'damaged') {
      throw new AccountsDamaged(`${file}-wal is damaged: from byte ${wal.offset} on, ${wal.detail}`);
    }
    if (wal.kind === 'unfinished') onNotice?.(leftOut(file, wal));
    if (existsSync(file) && statSync(file).size > 0) inspecting(file, (one) => refuseDamaged(one, file));
    db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
    const accounts = accountsIn(db, file);
    onOpen?.(db);
    return accounts;
  } catch (error) {
    db?.close();
    if (meansDamage(error)) throw damagedAccounts(file, error);
    throw toPortError(error, file);
  }
};

/** SQLite takes an empty file for a new one, and would remove the `-wal` file beside it. */
const refuseWalAlone = (file: string): void => {
  const { size: walBytes = 0 } = statSync(`${file}-wal`, { throwIfNoEntry: false }) ?? {};
  const main = statSync(file, { throwIfNoEntry: false });
  if (walBytes === 0 || (main !== undefined && main.size > 0)) return;
  throw new AccountsDamaged(`${file} is ${main === undefined ? 'missing' : 'empty'} beside its -wal file`);
};

/**
 * Looks at every page and every index: a page that is torn would else be found only by whoever needs it, such as at a login. A
 * letter that changed within a value goes unnoticed where no index has it, such as in a password's hash: SQLite has no checksums.
 * Another database in the place of the file must not get our tables.
 */
const refuseDamaged = (db: DatabaseSync, file: string): void => {
  const structure = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  if (structure !== 'ok') throw damagedAccounts(file, String(structure).replaceAll(/\s*\n\s*/g, ' '));
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name);
  if (tables.length === 0 || tables.includes('accounts')) return;
  throw new AccountsDamaged(`${file} is damaged: it is no file of accounts`);
};

/** Puts into words for a person what SQLite says of a damaged file. */
export const damagedAccounts = (file: string, error: unknown): AccountsDamaged =>
  new AccountsDamaged(`${file} is damaged: ${reasonOf(error)}`);

const accountsIn = (db: DatabaseSync, file: string): AccountsFile => {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // What is deleted is overwritten with zeros, and an erasure writes no file of its own besides.
  db.exec('PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;');
  makeAccountTables(db);
  db.exec(SCHEMA);
  nameEvents(db);
  const guard = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw toPortError(error, file);
    }
  };
  const sessions = sqliteSessions(db);
  // Before the account store, which erases from the tables that these make.
  const [knownAddresses, quietCommands] = [sqliteKnownAddresses(db), sqliteQuietCommands(db)];
  return {
    accounts: guardedStore(guard, sqliteAccountStore(db, file, sessions.forget)),
    sessions: guardedStore(guard, sessions.store),
    resetCodes: guardedStore(guard, sqliteResetCodes(db)),
    knownAddresses: guardedStore(guard, knownAddresses),
    quietCommands: guardedStore(guard, quietCommands),
    images: guardedStore(guard, sqliteImages(db)),
    checkpoints: guardedStore(guard, checkpointStore(db)),
    digestKey: digestKey(db),
    close: () => db.close(),
  };
};

/** A file of a program whose checkpoints named no events gets the column for them. */
const nameEvents = (db: DatabaseSync): void => {
  const named = db.prepare("SELECT 1 FROM pragma_table_info('process_checkpoints') WHERE name = 'event_id'").get();
  if (named === undefined) db.exec('ALTER TABLE process_checkpoints ADD COLUMN event_id TEXT');
};

const checkpointStore = (db: DatabaseSync): ProcessCheckpoints => {
  const find = db.prepare('SELECT position, event_id AS eventId FROM process_checkpoints WHERE process = ?');
  const put = `INSERT INTO process_checkpoints (process, position, event_id) VALUES (?, ?, ?)
    ON CONFLICT (process) DO UPDATE SET position = excluded.position, event_id = excluded.event_id`;
  const restart = db.prepare(put);
  // Stored positions are of one length, so that the larger text is the later position.
  const save = db.prepare(`${put} WHERE excluded.position >= process_checkpoints.position`);
  return {
    load: async (process) => {
      const row = find.get(process) as { position: string; eventId: string | null } | undefined;
      const position = row === undefined ? undefined : parsePosition(row.position);
      return position === undefined ? undefined : { position, eventId: row?.eventId ?? undefined };
    },
    save: async (process, { position, eventId }) => {
      save.run(process, formatPosition(position), eventId ?? null);
    },
    restart: async (process, { position, eventId }) => {
      restart.run(process, formatPosition(position), eventId ?? null);
    },
  };
};

const digestKey = (db: DatabaseSync): Buffer => {
  db.prepare("INSERT INTO secrets VALUES ('digest-key', ?) ON CONFLICT DO NOTHING").run(randomBytes(DIGEST_KEY_BYTES));
  const row = db.prepare("SELECT value FROM secrets WHERE name = 'digest-key'").get() as { value: Uint8Array };
  return Buffer.from(row.value);
};
