import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { knownAddressesContract } from '@league/command-api/ports/known-addresses.contract.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { openAccounts } from './sqlite-accounts.ts';

const opened = (path = join(temporaryFolder(), 'accounts.db')) => {
  const file = openAccounts(path);
  onTestFinished(file.close);
  return file;
};

const signIn = { hash: 'a'.repeat(64), accountId: '1', at: Date.UTC(2026, 10, 21, 18) };

knownAddressesContract('SQLite', () => opened().knownAddresses);

it('a file of accounts from before there were known addresses gets room for them, and keeps what it has', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.accounts.add({ id: '1', username: 'Hakan', personal: {}, createdAt: 0 });
  before.close();
  const db = new DatabaseSync(path);
  db.exec('DROP TABLE known_addresses');
  db.close();
  const { knownAddresses, accounts } = opened(path);
  await knownAddresses.note(signIn);
  expect(await knownAddresses.signedInAt(signIn.hash)).toBe(signIn.at);
  expect(await accounts.byUsername('Hakan')).toBeDefined();
});

it('a file of accounts that another process has locked refuses to note an address as a store that is away', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const { knownAddresses } = opened(path);
  const other = new DatabaseSync(path);
  other.exec('BEGIN IMMEDIATE');
  await expect(knownAddresses.note(signIn)).rejects.toThrow(StoreUnavailable);
  other.exec('ROLLBACK');
  other.close();
  await knownAddresses.note(signIn);
  expect(await knownAddresses.signedInAt(signIn.hash)).toBe(signIn.at);
});
