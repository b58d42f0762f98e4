import type { DatabaseSync } from 'node:sqlite';
import { KEPT_FOR_MS, type QuietCommand, type QuietCommands } from '@league/command-api/ports/quiet-commands.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS quiet_commands (
    command_id TEXT PRIMARY KEY, body_digest TEXT NOT NULL, at INTEGER NOT NULL, answer TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS quiet_commands_by_age ON quiet_commands (at);
`;

const FIND = `SELECT command_id AS commandId, body_digest AS bodyDigest, at, answer FROM quiet_commands
  WHERE command_id = ? AND at BETWEEN ? AND ?`;

/** Commands that recorded nothing, in the file of accounts; the table is made in a file of a program that had none. */
export const sqliteQuietCommands = (db: DatabaseSync): QuietCommands => {
  db.exec(SCHEMA);
  const select = db.prepare(FIND);
  const insert = db.prepare('INSERT INTO quiet_commands VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const sweep = db.prepare('DELETE FROM quiet_commands WHERE at < ? OR at > ?');
  const find: QuietCommands['find'] = async (commandId, now) =>
    select.get(commandId, now - KEPT_FOR_MS, now + KEPT_FOR_MS) as QuietCommand | undefined;
  return {
    find,
    keep: async (command) => {
      const { commandId, bodyDigest, at, answer } = command;
      sweep.run(at - KEPT_FOR_MS, at + KEPT_FOR_MS);
      const isNew = insert.run(commandId, bodyDigest, at, answer).changes === 1;
      return isNew ? command : ((await find(commandId, at)) ?? command);
    },
  };
};
