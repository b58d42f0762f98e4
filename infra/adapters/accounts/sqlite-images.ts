import type { DatabaseSync } from 'node:sqlite';
import type { ImageStore } from '@league/command-api/ports/image-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS images (hash TEXT PRIMARY KEY, bytes BLOB NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS images_by_age ON images (at);
`;

/** For copies, as for each picture that is uploaded. */
export const INSERT_IMAGE = `INSERT INTO images (hash, bytes, at) VALUES (?, ?, ?)
  ON CONFLICT (hash) DO UPDATE SET at = max(at, excluded.at)`;

/** Pictures in the file of accounts; the table is made in a file of a program that had none. */
export const sqliteImages = (db: DatabaseSync): ImageStore => {
  db.exec(SCHEMA);
  const insert = db.prepare(INSERT_IMAGE);
  const select = db.prepare('SELECT bytes FROM images WHERE hash = ?');
  const before = db.prepare('SELECT hash FROM images WHERE at < ? ORDER BY hash');
  const remove = db.prepare('DELETE FROM images WHERE hash = ? AND at < ?');
  return {
    put: async (hash, bytes, at) => void insert.run(hash, bytes, at),
    get: async (hash) => (select.get(hash) as { readonly bytes: Uint8Array } | undefined)?.bytes,
    putBefore: async (time) => before.all(time).map(({ hash }) => String(hash)),
    deletePutBefore: async (hash, time) => void remove.run(hash, time),
  };
};
