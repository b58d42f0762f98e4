import type { DatabaseSync } from 'node:sqlite';
import { CODE_TRIES, type ResetCodes, type TypedCode } from '@league/command-api/ports/reset-codes.ts';

/** `missed` says how many wrong codes came from each address (JSON); null without any. */
type Row = { readonly codeHash: string; readonly missed: string | null };

/** Reset codes in the file of accounts. Each member reads and writes without a wait, so that no other member comes between. */
export const sqliteResetCodes = (db: DatabaseSync): ResetCodes => {
  const sweep = db.prepare('DELETE FROM reset_codes WHERE expires_at <= ?');
  const issue = db.prepare('INSERT OR REPLACE INTO reset_codes VALUES (?, ?, ?, ?, NULL)');
  const find = db.prepare(
    'SELECT code_hash AS codeHash, missed FROM reset_codes WHERE account_id = ? AND expires_at > ? AND tries > 0',
  );
  const miss = db.prepare('UPDATE reset_codes SET tries = tries - 1, missed = ? WHERE account_id = ?');
  const remove = db.prepare('DELETE FROM reset_codes WHERE account_id = ?');
  /** The code, with its wrong tries by address, where it has a try left from this one. */
  const openTo = ({ accountId, from }: TypedCode, now: number) => {
    const row = find.get(accountId, now) as Row | undefined;
    const missed = JSON.parse(row?.missed ?? '{}') as Readonly<Record<string, number>>;
    const before = missed[from] ?? 0;
    return row === undefined || before >= CODE_TRIES ? undefined : { ...row, missed, before };
  };
  return {
    issue: async ({ accountId, codeHash, expiresAt, tries }, now) => {
      sweep.run(now);
      issue.run(accountId, codeHash, expiresAt, tries);
    },
    check: async (typed, now) => {
      const code = openTo(typed, now);
      if (code === undefined || code.codeHash === typed.codeHash) return code !== undefined;
      miss.run(JSON.stringify({ ...code.missed, [typed.from]: code.before + 1 }), typed.accountId);
      return false;
    },
    use: async (typed, now) => {
      const right = openTo(typed, now)?.codeHash === typed.codeHash;
      if (right) remove.run(typed.accountId);
      return right;
    },
  };
};
