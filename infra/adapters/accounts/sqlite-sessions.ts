import type { DatabaseSync } from 'node:sqlite';
import type { SessionStore, StoredSession } from '@league/command-api/ports/session-store.ts';
import { SESSION_SWEEP_MS } from './accounts.ts';
import { remembered } from './remembered-rows.ts';

/** The columns of a session under the names of {@link StoredSession}. */
export const SELECT_SESSIONS = `SELECT token_hash AS tokenHash, id, account_id AS accountId, opened_at AS openedAt, device,
  created_at AS createdAt, last_seen_at AS lastSeenAt FROM sessions`;

/** Stores a session; its values by name. */
export const INSERT_SESSION =
  'INSERT INTO sessions VALUES (:tokenHash, :id, :accountId, :openedAt, :device, :createdAt, :lastSeenAt)';

/** Sessions in the file of accounts. Whoever deletes sessions in another way calls `forget`, or they would live on in memory. */
export const sqliteSessions = (db: DatabaseSync): { readonly store: SessionStore; readonly forget: () => void } => {
  const insert = db.prepare(INSERT_SESSION);
  const sweep = db.prepare('DELETE FROM sessions WHERE created_at < ?');
  const find = db.prepare(`${SELECT_SESSIONS} WHERE token_hash = ?`);
  const list = db.prepare(`${SELECT_SESSIONS} WHERE account_id = ? ORDER BY last_seen_at DESC`);
  const touch = db.prepare('UPDATE sessions SET last_seen_at = ? WHERE token_hash = ?');
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?');
  const removeOne = db.prepare('DELETE FROM sessions WHERE account_id = ? AND id = ?');
  const removeOthers = db.prepare('DELETE FROM sessions WHERE account_id = ? AND id <> ?');
  const removeAll = db.prepare('DELETE FROM sessions WHERE account_id = ?');
  const known = new Map<string, StoredSession>();
  const forget = (): void => known.clear();
  return {
    forget,
    store: {
      add: async (session) => {
        forget();
        sweep.run(session.createdAt - SESSION_SWEEP_MS);
        insert.run(session);
      },
      byTokenHash: async (tokenHash) =>
        remembered(known, tokenHash, () => find.get(tokenHash) as StoredSession | undefined),
      ofAccount: async (accountId) => list.all(accountId) as unknown as readonly StoredSession[],
      touch: async (tokenHash, lastSeenAt) => {
        known.delete(tokenHash);
        touch.run(lastSeenAt, tokenHash);
      },
      remove: async (tokenHash) => {
        known.delete(tokenHash);
        remove.run(tokenHash);
      },
      removeOne: async (accountId, id) => {
        forget();
        return removeOne.run(accountId, id).changes === 1;
      },
      removeOthers: async (accountId, id) => {
        forget();
        return Number(removeOthers.run(accountId, id).changes);
      },
      removeAll: async (accountId) => {
        forget();
        return Number(removeAll.run(accountId).changes);
      },
    },
  };
};
