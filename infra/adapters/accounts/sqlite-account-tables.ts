import type { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY, username TEXT, username_key TEXT UNIQUE, email TEXT UNIQUE, password_hash TEXT,
    personal TEXT NOT NULL, created_at INTEGER NOT NULL, writers TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    token_hash TEXT PRIMARY KEY, id TEXT NOT NULL, account_id TEXT NOT NULL, opened_at TEXT NOT NULL, device TEXT NOT NULL,
    created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_age ON sessions (created_at);
  CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (account_id);
  CREATE TABLE IF NOT EXISTS reset_codes (
    account_id TEXT PRIMARY KEY, code_hash TEXT NOT NULL, expires_at INTEGER NOT NULL, tries INTEGER NOT NULL, missed TEXT
  ) STRICT;
`;

/** Accounts of a program in which every account was an admin's: they keep their user names and have no time. */
const LIFT_ACCOUNTS = `
  ALTER TABLE accounts RENAME TO accounts_before;
  ${SCHEMA}
  INSERT INTO accounts SELECT id, username, username_key, NULL, password_hash, '{}', 0, NULL FROM accounts_before;
  DROP TABLE accounts_before;
`;

/** Sessions of that program, all opened at the admins' login; none of them had an id. */
const LIFT_SESSIONS = `
  ALTER TABLE sessions RENAME TO sessions_before;
  DROP INDEX IF EXISTS sessions_by_age;
  ${SCHEMA}
  INSERT INTO sessions
    SELECT token_hash, lower(hex(randomblob(16))), account_id, 'admin', '', created_at, last_seen_at FROM sessions_before;
  DROP TABLE sessions_before;
`;

/** Makes the tables of accounts, sessions and reset codes, or lifts those of an older program, all or nothing. */
export const makeAccountTables = (db: DatabaseSync): void => {
  db.exec('BEGIN IMMEDIATE');
  if (isBefore(db, 'accounts', 'personal')) db.exec(LIFT_ACCOUNTS);
  if (isBefore(db, 'accounts', 'writers')) db.exec('ALTER TABLE accounts ADD COLUMN writers TEXT');
  if (isBefore(db, 'reset_codes', 'missed')) db.exec('ALTER TABLE reset_codes ADD COLUMN missed TEXT');
  if (isBefore(db, 'sessions', 'device')) db.exec(LIFT_SESSIONS);
  db.exec(SCHEMA);
  // What fails before here is undone when the connection closes.
  db.exec('COMMIT');
};

/** Whether the table is there without the column. */
const isBefore = (db: DatabaseSync, table: string, column: string): boolean => {
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  return columns.length > 0 && columns.every(({ name }) => name !== column);
};
