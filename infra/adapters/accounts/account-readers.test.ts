import { join } from 'node:path';
import type { Personal, SocialAccounts } from '@league/command-api/ports/account-store.ts';
import { personalReaderContract, type StoredPeople } from '@league/query-api/ports/personal-reader.contract.ts';
import { describeWithServers } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountReaders } from './account-readers.ts';
import type { Accounts } from './accounts.ts';
import { openMongoAccounts } from './mongodb-accounts.ts';
import { openAccounts } from './sqlite-accounts.ts';

const AT = Date.UTC(2026, 10, 21, 18);
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

const opened = (): Accounts => {
  const file = openAccounts(join(temporaryFolder(), 'accounts.db'));
  onTestFinished(file.close);
  return file;
};

const readerOver = async (stores: Accounts, people: StoredPeople) => {
  for (const [id, { email, socialMedia, ...personal }] of Object.entries(people)) {
    const social = withoutNull(socialMedia ?? {}) as SocialAccounts;
    await stores.accounts.add({
      id,
      ...(email && { email }),
      personal: { ...(withoutNull(personal) as Personal), socialMedia: social },
      createdAt: AT,
    });
  }
  return accountReaders(stores, () => AT).personal;
};

const withoutNull = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

personalReaderContract('SQLite', (people) => readerOver(opened(), people));

describeWithServers(['mongodb'], 'personal data in MongoDB', () => {
  const connection = suiteMongo();
  personalReaderContract('MongoDB', async (people) =>
    readerOver(await openMongoAccounts(await connection.emptied()), people),
  );
});

describe('the own sessions', () => {
  it('are those of the account that have not expired, the one last used first', async () => {
    const stores = opened();
    const add = (id: string, openedAt: 'player' | 'admin', begun: number, seen: number, accountId = 'ela') =>
      stores.sessions.add({
        tokenHash: id,
        id,
        accountId,
        openedAt,
        device: `device ${id}`,
        createdAt: AT - begun,
        lastSeenAt: AT - seen,
      });
    await add('admin', 'admin', 12 * 60 * MINUTE_MS, 30 * MINUTE_MS);
    await add('idle admin', 'admin', 60 * MINUTE_MS, 31 * MINUTE_MS);
    await add('old admin', 'admin', 12 * 60 * MINUTE_MS + 1, MINUTE_MS);
    await add('player', 'player', 90 * DAY_MS, 10 * MINUTE_MS);
    await add('idle player', 'player', 40 * DAY_MS, 30 * DAY_MS + 1);
    await add('old player', 'player', 90 * DAY_MS + 1, MINUTE_MS);
    await add('another', 'player', MINUTE_MS, MINUTE_MS, 'deniz');
    const { ownSessions } = accountReaders(stores, () => AT);
    const found = await ownSessions.of('ela');
    expect(found).toEqual([
      {
        id: 'player',
        createdAt: AT - 90 * DAY_MS,
        lastSeenAt: AT - 10 * MINUTE_MS,
        device: 'device player',
        isAdmin: false,
      },
      {
        id: 'admin',
        createdAt: AT - 12 * 60 * MINUTE_MS,
        lastSeenAt: AT - 30 * MINUTE_MS,
        device: 'device admin',
        isAdmin: true,
      },
    ]);
    expect(await ownSessions.of('nobody')).toEqual([]);
  });
});
