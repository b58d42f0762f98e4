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

/** Ids kept in memory at most. Where the file has more, each is looked for in it. */
const REMEMBERED = 50_000;

/** Commands that recorded nothing, in the file of accounts; the table is made in a file of a program that had none. */
export const sqliteQuietCommands = (db: DatabaseSync): QuietCommands => {
  db.exec(SCHEMA);
  const select = db.prepare(FIND);
  const insert = db.prepare('INSERT INTO quiet_commands VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const sweep = db.prepare('DELETE FROM quiet_commands WHERE at < ? OR at > ?');
  const ids = db.prepare('SELECT command_id AS id FROM quiet_commands LIMIT ?').all(REMEMBERED + 1);
  // This process alone writes the file, so that an id which is not among these is not in it. Almost every command has a new one.
  const remembered = new Set(ids.map(({ id }) => String(id)));
  const mayBeKept = (commandId: string): boolean => remembered.size > REMEMBERED || remembered.has(commandId);
  const find: QuietCommands['find'] = async (commandId, now) =>
    mayBeKept(commandId)
      ? (select.get(commandId, now - KEPT_FOR_MS, now + KEPT_FOR_MS) as QuietCommand | undefined)
      : undefined;
  return {
    find,
    keep: async (command) => {
      const { commandId, bodyDigest, at, answer } = command;
      if (remembered.size <= REMEMBERED) remembered.add(commandId);
      sweep.run(at - KEPT_FOR_MS, at + KEPT_FOR_MS);
      const isNew = insert.run(commandId, bodyDigest, at, answer).changes === 1;
      return isNew ? command : ((await find(commandId, at)) ?? command);
    },
  };
};
