import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { imageStoreContract } from '@league/command-api/ports/image-store.contract.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { expect, it, onTestFinished } from 'vitest';
import { openAccounts } from './sqlite-accounts.ts';

const opened = (path = join(temporaryFolder(), 'accounts.db')) => {
  const file = openAccounts(path);
  onTestFinished(file.close);
  return file;
};

imageStoreContract('SQLite', () => opened().images);

it('a file of accounts from before pictures were stored gets room for them, and keeps what it has', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.accounts.add({ id: '1', username: 'Hakan', personal: {}, createdAt: 0 });
  before.close();
  const db = new DatabaseSync(path);
  db.exec('DROP TABLE images');
  db.close();
  const { images, accounts } = opened(path);
  await images.put('a', Buffer.from('x'), 1);
  expect(await images.get('a')).toEqual(new Uint8Array(Buffer.from('x')));
  expect(await accounts.byUsername('Hakan')).toBeDefined();
});

it('a picture is there when the file is opened again', async () => {
  const path = join(temporaryFolder(), 'accounts.db');
  const before = openAccounts(path);
  await before.images.put('a', Buffer.from('x'), 1);
  before.close();
  expect(await opened(path).images.get('a')).toEqual(new Uint8Array(Buffer.from('x')));
});
