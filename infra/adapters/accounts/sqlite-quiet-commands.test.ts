import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quietCommandsContract } from '@league/command-api/ports/quiet-commands.contract.ts';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { openAccounts } from './sqlite-accounts.ts';

const opened = (path = join(temporaryFolder(), 'accounts.db')) => {
  const file = openAccounts(path);
  onTestFinished(file.close);
  return file;
};

const AT = Date.UTC(2026, 10, 21, 18);
const quiet = { commandId: crypto.randomUUID(), bodyDigest: 'a'.repeat(64), at: AT, answer: '{"status":200}' };

quietCommandsContract('SQLite', () => opened().quietCommands);

it('a file of accounts from before quiet commands were kept gets room for them, and keeps what it has', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.accounts.add({ id: '1', username: 'Hakan', personal: {}, createdAt: 0 });
  before.close();
  const db = new DatabaseSync(path);
  db.exec('DROP TABLE quiet_commands');
  db.close();
  const { quietCommands, accounts } = opened(path);
  await quietCommands.keep(quiet);
  expect(await quietCommands.find(quiet.commandId, AT)).toEqual(quiet);
  expect(await accounts.byUsername('Hakan')).toBeDefined();
});

it('a quiet command is there when the file is opened again', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.quietCommands.keep(quiet);
  before.close();
  expect(await opened(path).quietCommands.find(quiet.commandId, AT)).toEqual(quiet);
});

it('quiet commands are still found in a file of accounts that another process has locked', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const { quietCommands } = opened(path);
  await quietCommands.keep(quiet);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  expect(await quietCommands.find(quiet.commandId, AT)).toEqual(quiet);
  other.close();
});

it('a command that was never kept is not looked for in the file, which every command would wait for', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.quietCommands.keep(quiet);
  before.close();
  const file = openAccounts(path);
  const later = { ...quiet, commandId: crypto.randomUUID() };
  await file.quietCommands.keep(later);
  file.close();
  expect(await file.quietCommands.find(crypto.randomUUID(), AT)).toBeUndefined();
  for (const { commandId } of [quiet, later])
    await expect(file.quietCommands.find(commandId, AT)).rejects.toThrow('finalized');
});
