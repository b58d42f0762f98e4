import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openMongoAccounts } from '@league/infra/adapters/accounts/mongodb-accounts.ts';
import { openAccounts } from '@league/infra/adapters/accounts/sqlite-accounts.ts';
import { mongoRawAccounts } from '@league/infra/programs/copy/mongodb-raw-accounts.ts';
import {
  type AccountsContent,
  compareAccounts,
  NO_ACCOUNTS,
  type RawAccounts,
} from '@league/infra/programs/copy/raw-accounts.ts';
import { sqliteRawAccounts } from '@league/infra/programs/copy/sqlite-raw-accounts.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeWithServers } from '../kit/servers.ts';
import { suiteMongo } from '../kit/suite-mongo.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';

const AT = Date.now();

const personal = {
  psoId: 'ela-1',
  lastName: 'Yıldız',
  bio: 'Merhaba\n"$set"',
  socialMedia: { twitch: 'ela', youtube: 'https://youtube.com/@ela' },
  rejectionReason: 'Eksik bilgi',
};
const times = { createdAt: AT - 1_000, lastSeenAt: AT };
const CONTENT: AccountsContent = {
  accounts: [
    { id: 'admin', username: 'Işıl', passwordHash: '$argon2id$1', personal: {}, createdAt: 0 },
    { id: 'deniz', email: 'deniz@example.com', personal: {}, createdAt: AT },
    { id: 'ela', email: 'ela@example.com', passwordHash: '$argon2id$2', personal, createdAt: AT - 5_000 },
  ],
  sessions: [
    { tokenHash: 'a', id: 'first', accountId: 'admin', openedAt: 'admin', device: '', ...times },
    { tokenHash: 'b', id: 'second', accountId: 'ela', openedAt: 'player', device: 'Chrome · Android', ...times },
  ],
  images: [{ hash: 'c'.repeat(64), bytes: Buffer.from([0, 255, 7]), at: AT - 2_000 }],
  checkpoints: [{ process: 'deleted-players', position: 12n, eventId: 'an event' }],
  digestKey: Buffer.from('7'.repeat(64), 'hex'),
};

const inFile = () => {
  const path = join(temporaryFolder(), 'accounts.db');
  return { path, raw: sqliteRawAccounts(path) };
};

const expectSame = (expected: AccountsContent, found: AccountsContent): void => {
  expect(compareAccounts(expected, found).difference).toBeUndefined();
  expect(compareAccounts(expected, found).target.accounts).toBe(expected.accounts.length);
  expect(found.accounts.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(expected.accounts);
  expect(found.sessions.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(expected.sessions);
  expect(found.images).toEqual(expected.images);
};

const describeCopies = (name: string, make: () => Promise<RawAccounts>): void => {
  describe(`accounts that are copied into ${name}`, () => {
    it('are those of the source whole, what is personal, logins and devices included', async () => {
      const raw = await make();
      await raw.replace(CONTENT);
      expectSame(CONTENT, await raw.read(0));
    });

    it('come back from there as they were', async () => {
      const raw = await make();
      await raw.replace(CONTENT);
      const back = inFile().raw;
      await back.replace(await raw.read(0));
      expectSame(CONTENT, await back.read(0));
    });

    it('take the place of those that stood there', async () => {
      const raw = await make();
      await raw.replace(CONTENT);
      const later = { ...CONTENT, accounts: CONTENT.accounts.slice(0, 1), sessions: [] };
      await raw.replace(later);
      expectSame(later, await raw.read(0));
    });

    it.each([
      ['an e-mail', { email: 'other@example.com' }],
      ['what is personal', { personal: { ...personal, bio: 'Yeni' } }],
      ['the time', { createdAt: AT }],
    ])('are not the same where %s differs', async (_, change) => {
      const raw = await make();
      await raw.replace(CONTENT);
      const accounts = CONTENT.accounts.map((one) => (one.id === 'ela' ? { ...one, ...change } : one));
      const { difference } = compareAccounts({ ...CONTENT, accounts }, await raw.read(0));
      expect(difference).toBe('the account ela differs at the target');
    });
  });
};

describeCopies('a file', async () => inFile().raw);

it('accounts that were erased at the source stand in no byte of the file that had them', async () => {
  const { path, raw } = inFile();
  await raw.replace(CONTENT);
  expect(readFileSync(path, 'latin1')).toContain('ela@example.com');
  await raw.replace({ ...CONTENT, accounts: CONTENT.accounts.slice(0, 1), sessions: [] });
  expect(readFileSync(path, 'latin1')).not.toMatch(/ela@example|ela-1|Merhaba/);
});

it('a folder of a program that knew admins only is copied with its admins and sessions', async () => {
  const { path, raw } = inFile();
  const old = new DatabaseSync(path);
  old.exec(`CREATE TABLE accounts (
      id TEXT PRIMARY KEY, username TEXT NOT NULL, username_key TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
    ) STRICT;
    CREATE TABLE sessions (
      token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
    ) STRICT;
    INSERT INTO accounts VALUES ('admin', 'Işıl', 'isil', '$argon2id$1');
    INSERT INTO sessions VALUES ('a', 'admin', ${AT}, ${AT})`);
  old.close();
  const target = inFile();
  await target.raw.replace(await raw.read(0));
  const file = openAccounts(target.path);
  onTestFinished(file.close);
  expect(await file.accounts.byUsername('IŞIL')).toEqual({ ...CONTENT.accounts[0] });
  expect(await file.sessions.byTokenHash('a')).toMatchObject({ accountId: 'admin', openedAt: 'admin', device: '' });
});

it('a folder without accounts has none', async () => {
  expect(await inFile().raw.read(0)).toEqual(NO_ACCOUNTS);
});

describeWithServers(['mongodb'], 'copies of accounts in MongoDB', () => {
  const connection = suiteMongo();
  describeCopies('MongoDB', async () => mongoRawAccounts(await connection.emptied()));

  it('a database of a program that knew admins only is copied with its admins and sessions, and can be copied into', async () => {
    const mongo = await connection.emptied();
    const accounts = mongo.database.collection<{ _id: string }>('accounts');
    await accounts.createIndex({ usernameKey: 1 }, { unique: true });
    const before = { _id: 'admin', username: 'Işıl', usernameKey: 'isil', passwordHash: '$argon2id$1' };
    await accounts.insertOne(before);
    const session = { _id: 'a', accountId: 'admin', createdAt: new Date(AT), lastSeenAt: new Date(AT) };
    await mongo.database.collection<{ _id: string }>('sessions').insertOne(session);
    const raw = mongoRawAccounts(mongo);
    const found = await raw.read(0);
    expect(found.accounts).toEqual(CONTENT.accounts.slice(0, 1));
    expect(found.sessions).toMatchObject([{ tokenHash: 'a', openedAt: 'admin', device: '' }]);
    await raw.replace(CONTENT);
    expectSame(CONTENT, await raw.read(0));
    const { accounts: store } = await openMongoAccounts(mongo);
    expect((await store.byEmail('deniz@example.com'))?.id).toBe('deniz');
  });
});
