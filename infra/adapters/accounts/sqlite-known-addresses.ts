import type { DatabaseSync } from 'node:sqlite';
import { KNOWN_FOR_MS, type KnownAddresses, MOST_KNOWN } from '@league/command-api/ports/known-addresses.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS known_addresses (
    hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, signed_in_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS known_addresses_by_account ON known_addresses (account_id, signed_in_at);
  CREATE INDEX IF NOT EXISTS known_addresses_by_age ON known_addresses (signed_in_at);
`;

/** Known addresses in the file of accounts; the table is made in a file of a program that had none. */
export const sqliteKnownAddresses = (db: DatabaseSync): KnownAddresses => {
  db.exec(SCHEMA);
  const find = db.prepare('SELECT signed_in_at AS at FROM known_addresses WHERE hash = ?');
  const save = db.prepare(
    `INSERT INTO known_addresses VALUES (?, ?, ?)
      ON CONFLICT (hash) DO UPDATE SET signed_in_at = excluded.signed_in_at`,
  );
  const sweep = db.prepare('DELETE FROM known_addresses WHERE signed_in_at < ? OR signed_in_at > ?');
  const thinOut = db.prepare(
    `DELETE FROM known_addresses WHERE hash IN (
      SELECT hash FROM known_addresses WHERE account_id = ? AND hash <> ? ORDER BY signed_in_at DESC LIMIT -1 OFFSET ?)`,
  );
  return {
    signedInAt: async (hash) => (find.get(hash) as { readonly at: number } | undefined)?.at,
    note: async ({ hash, accountId, at }) => {
      // Three statements without a transaction: a crash between them leaves only what the next sign-in removes.
      save.run(hash, accountId, at);
      sweep.run(at - KNOWN_FOR_MS, at + KNOWN_FOR_MS);
      thinOut.run(accountId, hash, MOST_KNOWN - 1);
    },
  };
};
