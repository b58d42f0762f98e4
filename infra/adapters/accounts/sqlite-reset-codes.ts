import type { DatabaseSync } from 'node:sqlite';
import { CODE_TRIES, type ResetCodes } from '@league/command-api/ports/reset-codes.ts';

/** Reset codes in the file of accounts. Each member is one statement, or two that no other can come between. */
export const sqliteResetCodes = (db: DatabaseSync): ResetCodes => {
  const sweep = db.prepare('DELETE FROM reset_codes WHERE expires_at <= ?');
  const issue = db.prepare('INSERT OR REPLACE INTO reset_codes VALUES (?, ?, ?, ?)');
  const open = 'account_id = ? AND expires_at > ? AND tries > 0';
  const find = db.prepare(`SELECT 1 FROM reset_codes WHERE ${open} AND code_hash = ?`);
  const miss = db.prepare(`UPDATE reset_codes SET tries = tries - 1 WHERE ${open} AND code_hash <> ?`);
  const use = db.prepare(`DELETE FROM reset_codes WHERE ${open} AND code_hash = ?`);
  return {
    issue: async ({ accountId, codeHash, expiresAt }, now) => {
      sweep.run(now);
      issue.run(accountId, codeHash, expiresAt, CODE_TRIES);
    },
    check: async (accountId, codeHash, now) => {
      if (find.get(accountId, now, codeHash) !== undefined) return true;
      miss.run(accountId, now, codeHash);
      return false;
    },
    use: async (accountId, codeHash, now) => use.run(accountId, now, codeHash).changes === 1,
  };
};
