import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { Account, AccountStore } from '@league/command-api/ports/account-store.ts';
import type { ProcessCheckpoints } from '@league/command-api/ports/process-checkpoints.ts';
import type { SessionStore, StoredSession } from '@league/command-api/ports/session-store.ts';
import { formatPosition, parsePosition } from '@league/events/envelope.ts';
import { nameKey } from '@league/events/rules/text-identity.ts';

/** Everything that is neither event nor read model: persons, sessions, how far processes are, and the digest key. */
export type AccountsFile = {
  readonly accounts: AccountStore & {
    readonly names: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  };
  readonly sessions: SessionStore;
  readonly checkpoints: ProcessCheckpoints;
  /** 32 bytes, made when the file was. */
  readonly digestKey: Buffer;
  readonly close: () => void;
};

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY, username TEXT NOT NULL, username_key TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_age ON sessions (created_at);
  CREATE TABLE IF NOT EXISTS process_checkpoints (process TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
`;

const DIGEST_KEY_BYTES = 32;
/** Sessions older than this are over for any account and are swept when the next one is made. */
const SWEEP_AFTER_MS = 31 * 24 * 3_600_000;

/** Opens, or makes, the file; durable like the log (synchronous=FULL), since a lost account is not rebuilt from anything. */
export const openAccounts = (file: string): AccountsFile => {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000;');
  db.exec(SCHEMA);
  return {
    accounts: accountStore(db),
    sessions: sessionStore(db),
    checkpoints: checkpointStore(db),
    digestKey: digestKey(db),
    close: () => db.close(),
  };
};

type AccountRow = { id: string; username: string; password_hash: string };

const accountOf = (row: unknown): Account | undefined => {
  if (row === undefined) return undefined;
  const { id, username, password_hash: passwordHash } = row as AccountRow;
  return { id, username, passwordHash };
};

const accountStore = (db: DatabaseSync): AccountsFile['accounts'] => {
  const insert = db.prepare('INSERT INTO accounts VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const byKey = db.prepare('SELECT id, username, password_hash FROM accounts WHERE username_key = ?');
  const byId = db.prepare('SELECT id, username, password_hash FROM accounts WHERE id = ?');
  return {
    add: async ({ id, username, passwordHash }) =>
      insert.run(id, username, nameKey(username), passwordHash).changes === 1,
    byUsername: async (username) => accountOf(byKey.get(nameKey(username))),
    byId: async (id) => accountOf(byId.get(id)),
    names: async (ids) => {
      const found = ids.flatMap((id) => accountOf(byId.get(id)) ?? []);
      return new Map(found.map(({ id, username }) => [id, username]));
    },
  };
};

const sessionStore = (db: DatabaseSync): SessionStore => {
  const insert = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)');
  const sweep = db.prepare('DELETE FROM sessions WHERE created_at < ?');
  const find = db.prepare('SELECT token_hash, account_id, created_at, last_seen_at FROM sessions WHERE token_hash = ?');
  const touch = db.prepare('UPDATE sessions SET last_seen_at = ? WHERE token_hash = ?');
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?');
  type Row = { token_hash: string; account_id: string; created_at: number; last_seen_at: number };
  const sessionOf = (row: Row): StoredSession => ({
    tokenHash: row.token_hash,
    accountId: row.account_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  });
  return {
    add: async ({ tokenHash, accountId, createdAt, lastSeenAt }) => {
      sweep.run(createdAt - SWEEP_AFTER_MS);
      insert.run(tokenHash, accountId, createdAt, lastSeenAt);
    },
    byTokenHash: async (tokenHash) => {
      const row = find.get(tokenHash) as Row | undefined;
      return row === undefined ? undefined : sessionOf(row);
    },
    touch: async (tokenHash, lastSeenAt) => {
      touch.run(lastSeenAt, tokenHash);
    },
    remove: async (tokenHash) => {
      remove.run(tokenHash);
    },
  };
};

const checkpointStore = (db: DatabaseSync): ProcessCheckpoints => {
  const find = db.prepare('SELECT position FROM process_checkpoints WHERE process = ?');
  const save = db.prepare(
    'INSERT INTO process_checkpoints VALUES (?, ?) ON CONFLICT (process) DO UPDATE SET position = excluded.position',
  );
  return {
    load: async (process) => {
      const row = find.get(process) as { position: string } | undefined;
      return row === undefined ? undefined : parsePosition(row.position);
    },
    save: async (process, position) => {
      save.run(process, formatPosition(position));
    },
  };
};

const digestKey = (db: DatabaseSync): Buffer => {
  db.prepare("INSERT INTO secrets VALUES ('digest-key', ?) ON CONFLICT DO NOTHING").run(randomBytes(DIGEST_KEY_BYTES));
  const row = db.prepare("SELECT value FROM secrets WHERE name = 'digest-key'").get() as { value: Uint8Array };
  return Buffer.from(row.value);
};
