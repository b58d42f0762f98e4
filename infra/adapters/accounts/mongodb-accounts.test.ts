import { createAdmin, createAdminSource } from '@league/command-api/identity/admin-accounts.ts';
import { createAdminLogin } from '@league/command-api/identity/admin-login.ts';
import { createLoginLimits } from '@league/command-api/identity/login-limits.ts';
import { createPasswords } from '@league/command-api/identity/passwords.ts';
import { createPlayerStates } from '@league/command-api/identity/player-states.ts';
import { createSessions } from '@league/command-api/identity/sessions.ts';
import type { Account } from '@league/command-api/ports/account-store.ts';
import { accountStoreContract } from '@league/command-api/ports/account-store.contract.ts';
import { erasureContract } from '@league/command-api/ports/erasure.contract.ts';
import { processCheckpointsContract } from '@league/command-api/ports/process-checkpoints.contract.ts';
import { resetCodesContract } from '@league/command-api/ports/reset-codes.contract.ts';
import type { StoredSession } from '@league/command-api/ports/session-store.ts';
import { sessionStoreContract } from '@league/command-api/ports/session-store.contract.ts';
import { formatPosition } from '@league/events/envelope.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../event-store/memory.ts';
import { contextOf, OPERATOR } from '../../programs/league/system-context.ts';
import { openMongo } from '../servers/mongodb.ts';
import { dropDatabase } from '@league/tests/kit/drop-database.ts';
import { describeWithServers, freshLeague, serverUrl } from '@league/tests/kit/servers.ts';
import { suiteMongo } from '@league/tests/kit/suite-mongo.ts';
import { openMongoAccounts } from './mongodb-accounts.ts';

const AT = Date.now();
const DAYS_91_S = 91 * 86_400;
const hakan: Account = { id: '1', username: 'Hakan', passwordHash: '$argon2id$', personal: {}, createdAt: AT };
const session: StoredSession = {
  tokenHash: 'a'.repeat(64),
  id: 'session-1',
  accountId: '1',
  openedAt: 'admin',
  device: 'Chrome · Android',
  createdAt: AT,
  lastSeenAt: AT,
};

describeWithServers(['mongodb'], 'accounts in MongoDB', () => {
  const league = freshLeague();
  /** Two processes: a connection each. */
  const connections = [suiteMongo(league), suiteMongo(league)] as const;

  const opened = async (connection: 0 | 1 = 0) => {
    const mongo = connections[connection].mongo();
    return { mongo, ...(await openMongoAccounts(mongo)) };
  };
  /** The league as at its first start, in the first process. */
  const fresh = async () => {
    await connections[0].emptied();
    return opened();
  };

  accountStoreContract('MongoDB', async () => (await fresh()).accounts);
  erasureContract('MongoDB', fresh);
  resetCodesContract('MongoDB', async () => (await fresh()).resetCodes);
  sessionStoreContract('MongoDB', async () => (await fresh()).sessions);
  processCheckpointsContract('MongoDB', async () => (await fresh()).checkpoints);

  describe('when several processes share them', () => {
    it('ends a session for all of them when one ends it', async () => {
      const here = await fresh();
      const there = await opened(1);
      await here.sessions.add(session);
      expect(await there.sessions.byTokenHash(session.tokenHash)).toEqual(session);
      expect(await here.sessions.byTokenHash(session.tokenHash)).toEqual(session);
      await there.sessions.remove(session.tokenHash);
      expect(await here.sessions.byTokenHash(session.tokenHash)).toBeUndefined();
    });

    it('gives all that start at the first moment the same digest key, and those that start later', async () => {
      await fresh();
      await connections[0].emptied();
      const keys = await Promise.all(
        Array.from({ length: 20 }, async (_, n) => (await opened(n % 2 === 0 ? 0 : 1)).digestKey),
      );
      expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
      expect(keys[0]).toHaveLength(32);
      expect((await opened()).digestKey).toEqual(keys[0]);
    });

    it('takes the latest of the first checkpoints that all of them save at once', async () => {
      const stores = [(await fresh()).checkpoints, (await opened(1)).checkpoints];
      const saves = stores.flatMap((store, n) =>
        Array.from({ length: 10 }, (_, m) =>
          store.save('import-results', { position: BigInt(2 * m + n), eventId: `event-${2 * m + n}` }),
        ),
      );
      await Promise.all(saves);
      expect(await stores[0]?.load('import-results')).toEqual({ position: 19n, eventId: 'event-19' });
    });

    it('takes checkpoints of a program that named no events, and names them from the next save on', async () => {
      const { mongo, checkpoints } = await fresh();
      const old = { _id: 'import-results', position: formatPosition(12n) };
      await mongo.database.collection<{ _id: string }>('process_checkpoints').insertOne(old);
      expect(await checkpoints.load('import-results')).toEqual({ position: 12n, eventId: undefined });
      await checkpoints.save('import-results', { position: 13n, eventId: 'event-13' });
      expect(await checkpoints.load('import-results')).toEqual({ position: 13n, eventId: 'event-13' });
    });

    it('has another digest key in another league', async () => {
      const one = await fresh();
      const other = openMongo(serverUrl('mongodb'), freshLeague());
      try {
        expect((await openMongoAccounts(other)).digestKey).not.toEqual(one.digestKey);
      } finally {
        await other.database.dropDatabase();
        await other.close();
      }
    });
  });

  describe('what is given as text', () => {
    it.each([{ $ne: '' }, { $gt: '' }, { $exists: true }, /.*/])(
      'is never an operator: %j finds nobody',
      async (given) => {
        const { accounts, sessions, checkpoints, resetCodes } = await fresh();
        await accounts.add({ ...hakan, email: 'hakan@example.com' });
        await resetCodes.issue({ accountId: '1', codeHash: 'code', expiresAt: AT + 900_000, tries: 9 }, AT);
        const typed = { accountId: '1', codeHash: 'code', from: 'a' };
        await sessions.add(session);
        await checkpoints.save('import-results', { position: 3n, eventId: undefined });
        const text = given as unknown as string;
        expect(await accounts.byId(text)).toBeUndefined();
        expect(await sessions.byTokenHash(text)).toBeUndefined();
        expect(await checkpoints.load(text)).toBeUndefined();
        expect(await accounts.byEmail(text)).toBeUndefined();
        expect(await accounts.change(text, { personal: { bio: 'x' } })).toBe('unknown');
        expect((await accounts.erase(text)).fields).toEqual([]);
        expect(await sessions.ofAccount(text)).toEqual([]);
        expect(await sessions.removeAll(text)).toBe(0);
        expect(await sessions.removeOne('1', text)).toBe(false);
        expect(await resetCodes.check({ ...typed, codeHash: text }, AT)).toBe(false);
        expect(await resetCodes.use({ ...typed, codeHash: text }, AT)).toBe(false);
        expect(await resetCodes.use(typed, AT)).toBe(true);
        await sessions.touch(text, AT + 1);
        await sessions.remove(text);
        expect(await sessions.byTokenHash(session.tokenHash)).toEqual(session);
      },
    );
  });

  it('lifts a database of a program that knew admins only: names stay, and players have room beside them', async () => {
    await connections[0].emptied();
    const { database } = connections[0].mongo();
    const old = database.collection<{ _id: string }>('accounts');
    await old.createIndex({ usernameKey: 1 }, { unique: true });
    const before = { _id: '1', username: 'Hakan', usernameKey: 'hakan', passwordHash: '$argon2id$' };
    await old.insertOne(before);
    const times = { createdAt: new Date(AT), lastSeenAt: new Date(AT) };
    const stored = ['phone', 'laptop'].map((_id) => ({ _id, accountId: '1', ...times }));
    const oldSessions = database.collection<{ _id: string }>('sessions');
    await oldSessions.insertMany(stored);
    await oldSessions.createIndex({ createdAt: 1 }, { expireAfterSeconds: 31 * 86_400 });
    // Two processes that start at the same moment.
    const [{ accounts, sessions }] = await Promise.all([opened(), opened(1)]);
    expect(await accounts.byUsername('HAKAN')).toEqual({ ...hakan, createdAt: 0 });
    expect(await accounts.add({ ...hakan, id: '2' })).toBe(false);
    for (const id of ['ela', 'deniz']) {
      expect(await accounts.add({ id, email: `${id}@example.com`, personal: {}, createdAt: AT })).toBe(true);
    }
    expect(await accounts.names(['1', 'ela'])).toEqual(new Map([['1', 'Hakan']]));
    expect(await accounts.change('1', { personal: { bio: 'Merhaba' } })).toBe('changed');
    expect((await accounts.byId('1'))?.personal).toEqual({ bio: 'Merhaba' });
    const [phone, laptop] = await sessions.ofAccount('1');
    expect(phone).toMatchObject({
      accountId: '1',
      openedAt: 'admin',
      device: '',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(laptop?.id).not.toBe(phone?.id);
    expect(await sessions.removeOthers('1', phone?.id ?? '')).toBe(1);
    expect(await sessions.ofAccount('1')).toEqual([phone]);
    expect(await sessions.removeOne('1', phone?.id ?? '')).toBe(true);
    const swept = await oldSessions.listIndexes().toArray();
    expect(swept).toContainEqual(expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: DAYS_91_S }));
  });

  it('names those who are there, and only them', async () => {
    const { accounts } = await fresh();
    await accounts.add(hakan);
    expect(await accounts.names(['1', '2', '1'])).toEqual(new Map([['1', 'Hakan']]));
    expect(await accounts.names([])).toEqual(new Map());
  });

  it('lets the server sweep sessions when the longest has expired', async () => {
    const { mongo } = await fresh();
    const indexes = await mongo.database.collection('sessions').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: DAYS_91_S }));
  });

  it('lets the server sweep reset codes when they have expired', async () => {
    const { mongo } = await fresh();
    const indexes = await mongo.database.collection('reset_codes').listIndexes().toArray();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });

  it('gives a name to one only, also when the database was wiped under the process', async () => {
    const { accounts, mongo } = await fresh();
    await dropDatabase(mongo);
    expect(await accounts.add(hakan)).toBe(true);
    expect(await accounts.add({ ...hakan, id: '2', username: 'HAKAN' })).toBe(false);
  });

  it('holds neither password nor token nor address', async () => {
    const { accounts, sessions: sessionStore, mongo, knownAddresses, digestKey } = await fresh();
    const store = createMemoryEventStore();
    const deps = { store, accounts, passwords: createPasswords(), admins: createAdminSource(store) };
    const given = { username: 'Hakan', password: 'kanarya-parola-7431' };
    await createAdmin(deps, given, contextOf(OPERATOR, AT));
    const players = createPlayerStates(store);
    const sessions = createSessions({ ...deps, players, sessions: sessionStore, now: () => AT });
    const limits = createLoginLimits({ knownAddresses, digestKey, now: () => AT });
    const loginAdmin = createAdminLogin({ ...deps, limits, players, sessions });
    const { token } = await loginAdmin(given, { address: '192.0.2.74' });
    expect(await sessions.identify(token)).toMatchObject({ roles: ['admin'] });
    const collections = await mongo.database.collections();
    const documents = await Promise.all(collections.map((collection) => collection.find().toArray()));
    const text = JSON.stringify(documents);
    expect(text).toContain('$argon2id$');
    expect(text).not.toContain(given.password);
    expect(text).not.toContain(token);
    expect(text).not.toContain('192.0.2.74');
  });
});

describe('while MongoDB is away', () => {
  it('opening is refused as a store that is away', async () => {
    // Port 9 is discard: nobody listens there.
    const mongo = openMongo('mongodb://127.0.0.1:9/', 'league');
    await expect(openMongoAccounts(mongo)).rejects.toThrow(StoreUnavailable);
    await mongo.close();
  });
});
