import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMemoryEventStore } from '../event-store/memory.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { contextOf, OPERATOR } from '../../programs/league/system-context.ts';
import { AccountsDamaged, type AccountsFile, openAccounts } from './sqlite-accounts.ts';

/** The file of accounts in a folder of its own, closed when the test ends, and the connection that writes to it. */
const opened = (folder = temporaryFolder()) => {
  const path = join(folder, 'accounts.db');
  let connection: DatabaseSync | undefined;
  const file = openAccounts(path, { onOpen: (db) => (connection = db) });
  onTestFinished(() => {
    if (connection?.isOpen === true) file.close();
  });
  return { file, path, folder, sql: (text: string) => connection?.exec(text) };
};

accountStoreContract('SQLite', () => opened().file.accounts);
erasureContract('SQLite', () => opened().file);
resetCodesContract('SQLite', () => opened().file.resetCodes);
sessionStoreContract('SQLite', () => opened().file.sessions);
processCheckpointsContract('SQLite', () => opened().file.checkpoints);

const AT = Date.UTC(2026, 10, 21, 18);
const DAY_MS = 86_400_000;
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

describe('the file of accounts', () => {
  it('has everything when it is opened again, and the same digest key', async () => {
    const { file, folder } = opened();
    await file.accounts.add(hakan);
    await file.sessions.add(session);
    await file.checkpoints.save('import-results', { position: 12n, eventId: 'an event' });
    file.close();
    const { file: again } = opened(folder);
    expect(await again.accounts.byUsername('hakan')).toEqual(hakan);
    expect(await again.sessions.byTokenHash(session.tokenHash)).toEqual(session);
    expect(await again.checkpoints.load('import-results')).toEqual({ position: 12n, eventId: 'an event' });
    expect(again.digestKey).toHaveLength(32);
    expect(again.digestKey.equals(file.digestKey)).toBe(true);
  });

  it('of a program whose checkpoints named no events keeps them, and names events from then on', async () => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, 'accounts.db'));
    old.exec(`CREATE TABLE accounts (
        id TEXT PRIMARY KEY, username TEXT NOT NULL, username_key TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
      ) STRICT;
      CREATE TABLE process_checkpoints (process TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT;
      INSERT INTO process_checkpoints VALUES ('import-results', '${formatPosition(12n)}')`);
    old.close();
    const { file } = opened(folder);
    expect(await file.checkpoints.load('import-results')).toEqual({ position: 12n, eventId: undefined });
    await file.checkpoints.save('import-results', { position: 13n, eventId: 'event-13' });
    file.close();
    const again = opened(folder).file.checkpoints;
    expect(await again.load('import-results')).toEqual({ position: 13n, eventId: 'event-13' });
  });

  it('of a program that knew admins only is lifted: names stay, and players have room beside them', async () => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, 'accounts.db'));
    old.exec(`CREATE TABLE accounts (
        id TEXT PRIMARY KEY, username TEXT NOT NULL, username_key TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL
      ) STRICT;
      CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, created_at INTEGER NOT NULL, last_seen_at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX sessions_by_age ON sessions (created_at);
      INSERT INTO accounts VALUES ('1', 'Hakan', 'hakan', '$argon2id$');
      INSERT INTO sessions VALUES ('phone', '1', ${AT}, ${AT + 1}), ('laptop', '1', ${AT}, ${AT})`);
    old.close();
    const { file } = opened(folder);
    const [phone, laptop] = await file.sessions.ofAccount('1');
    const lifted = { accountId: '1', openedAt: 'admin', device: '', createdAt: AT };
    expect(phone).toEqual({
      ...lifted,
      tokenHash: 'phone',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      lastSeenAt: AT + 1,
    });
    expect(laptop?.id).not.toBe(phone?.id);
    expect(await file.accounts.byUsername('HAKAN')).toEqual({ ...hakan, createdAt: 0 });
    expect(await file.accounts.add({ ...hakan, id: '2' })).toBe(false);
    for (const id of ['ela', 'deniz']) {
      expect(await file.accounts.add({ id, email: `${id}@example.com`, personal: {}, createdAt: AT })).toBe(true);
    }
    file.close();
    const { file: again } = opened(folder);
    expect((await again.sessions.ofAccount('1'))[0]).toEqual(phone);
    expect(await again.accounts.names(['1', 'ela'])).toEqual(new Map([['1', 'Hakan']]));
  });

  it('keeps the accounts of a program that knew no writers, and stores writers from then on', async () => {
    const folder = temporaryFolder();
    const before = opened(folder).file;
    await before.accounts.add(hakan);
    before.close();
    const old = new DatabaseSync(join(folder, 'accounts.db'));
    old.exec('ALTER TABLE accounts DROP COLUMN writers');
    old.close();
    const { accounts } = opened(folder).file;
    expect(await accounts.byId(hakan.id)).toEqual(hakan);
    await accounts.change(hakan.id, { writers: { password: 'command' } });
    expect(await accounts.byId(hakan.id)).toEqual({ ...hakan, writers: { password: 'command' } });
  });

  it('has a digest key of its own', () => {
    expect(opened().file.digestKey.equals(opened().file.digestKey)).toBe(false);
  });

  it('names those who are there, and only them', async () => {
    const { file } = opened();
    await file.accounts.add(hakan);
    expect(await file.accounts.names(['1', '2', '1'])).toEqual(new Map([['1', 'Hakan']]));
  });

  it('sweeps sessions that are over for anybody when the next one is made', async () => {
    const { file } = opened();
    await file.sessions.add({ ...session, tokenHash: 'old', createdAt: AT - 92 * DAY_MS });
    await file.sessions.add({ ...session, tokenHash: 'young', createdAt: AT - 90 * DAY_MS });
    expect(await file.sessions.byTokenHash('old')).toBeDefined();
    await file.sessions.add(session);
    expect(await file.sessions.byTokenHash('old')).toBeUndefined();
    expect(await file.sessions.byTokenHash('young')).toBeDefined();
  });

  it('holds neither password nor token nor address, in none of its parts', async () => {
    const { file, folder } = opened();
    const store = createMemoryEventStore();
    const deps = { store, accounts: file.accounts, passwords: createPasswords(), admins: createAdminSource(store) };
    const given = { username: 'Hakan', password: 'kanarya-parola-7431' };
    await createAdmin(deps, given, contextOf(OPERATOR, AT));
    const players = createPlayerStates(store);
    const sessions = createSessions({ ...deps, players, sessions: file.sessions, now: () => AT });
    const { knownAddresses, digestKey } = file;
    const limits = createLoginLimits({ knownAddresses, digestKey, now: () => AT });
    const loginAdmin = createAdminLogin({ ...deps, limits, players, sessions });
    const { token } = await loginAdmin(given, { address: '192.0.2.74' });
    const bytes = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');
    expect(bytes).toContain('$argon2id$');
    expect(bytes).not.toContain(given.password);
    expect(bytes).not.toContain(token);
    expect(bytes).not.toContain('192.0.2.74');
  });
});

/** Every way of writing to the file. */
const writes: readonly [string, (file: AccountsFile) => Promise<unknown>][] = [
  ['an account', ({ accounts }) => accounts.add({ ...hakan, id: '2', username: 'Selin' })],
  ['a session', ({ sessions }) => sessions.add({ ...session, tokenHash: 'b' })],
  ['the last sight of a session', ({ sessions }) => sessions.touch(session.tokenHash, AT + 1)],
  ['the end of a session', ({ sessions }) => sessions.remove(session.tokenHash)],
  ['the end of all sessions of an account', ({ sessions }) => sessions.removeAll('1')],
  ['a change of an account', ({ accounts }) => accounts.change('1', { personal: { bio: 'Merhaba' } })],
  ['an erasure', ({ accounts }) => accounts.erase('1')],
  [
    'a reset code',
    ({ resetCodes }) => resetCodes.issue({ accountId: '1', codeHash: 'a', expiresAt: AT + 1, tries: 9 }, AT),
  ],
  ['a checkpoint', ({ checkpoints }) => checkpoints.save('import-results', { position: 13n, eventId: 'an event' })],
  [
    'a quiet command',
    ({ quietCommands }) => quietCommands.keep({ commandId: '1', bodyDigest: 'a', at: AT, answer: '{}' }),
  ],
];

describe.each([
  ['full', 'PRAGMA max_page_count = 1; PRAGMA cache_size = 1', 'PRAGMA max_page_count = 1000000'],
  ['read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'],
])('when the file of accounts is %s', (_, fault, cure) => {
  it('refuses what it cannot write as a store that is away, is still read, and goes on afterwards', async () => {
    const { file, sql, path } = opened();
    await file.accounts.add(hakan);
    await file.sessions.add(session);
    await file.checkpoints.save('import-results', { position: 12n, eventId: 'an event' });
    sql(fault);
    const big = { ...hakan, id: '3', username: 'x'.repeat(10_000) };
    await expect(file.accounts.add(big)).rejects.toThrow(StoreUnavailable);
    await expect(file.accounts.add(big)).rejects.toThrow(path);
    expect(await file.accounts.byUsername('Hakan')).toEqual(hakan);
    expect(await file.accounts.names(['1'])).toEqual(new Map([['1', 'Hakan']]));
    expect(await file.sessions.byTokenHash(session.tokenHash)).toEqual(session);
    expect(await file.checkpoints.load('import-results')).toEqual({ position: 12n, eventId: 'an event' });
    sql(cure);
    expect(await file.accounts.add(big)).toBe(true);
  });
});

describe('when another process has the file of accounts locked', () => {
  it.each(writes)('refuses to write %s as a store that is away, and writes it afterwards', async (_, write) => {
    const { file, path } = opened();
    await file.accounts.add(hakan);
    await file.sessions.add(session);
    const other = new DatabaseSync(path);
    other.exec('BEGIN IMMEDIATE');
    const refused = await write(file).catch((error: unknown) => error);
    other.exec('ROLLBACK');
    other.close();
    expect(refused).toBeInstanceOf(StoreUnavailable);
    await write(file);
  });
});

describe('opening the file of accounts', () => {
  it('is refused where there is no folder, as a store that is away', () => {
    expect(() => openAccounts(join(temporaryFolder(), 'missing', 'accounts.db'))).toThrow(StoreUnavailable);
  });

  /** What a process leaves that is killed: the files as they are. */
  const killed = async (...without: readonly string[]): Promise<string> => {
    const { file, path } = opened();
    await file.accounts.add(hakan);
    await file.accounts.add({ ...hakan, id: '2', username: 'Ayşe' });
    const copy = join(temporaryFolder(), 'accounts.db');
    for (const part of ['', '-wal', '-shm']) if (!without.includes(part)) copyFileSync(path + part, copy + part);
    return copy;
  };

  it('finds all that was acknowledged after a kill', async () => {
    const notices: string[] = [];
    const file = openAccounts(await killed(), { onNotice: (text) => notices.push(text) });
    expect([...(await file.accounts.names(['1', '2'])).values()]).toEqual(['Hakan', 'Ayşe']);
    expect(notices).toEqual([]);
    file.close();
  });

  it('is refused, again and again, where the -wal file is missing that held what was acknowledged', async () => {
    const path = await killed('-wal');
    const refused = () => openAccounts(path);
    expect(refused).toThrow(AccountsDamaged);
    expect(refused).toThrow(/accounts\.db-wal is damaged: .*\d+ frames that were acknowledged are missing/);
    expect(readdirSync(dirname(path)).toSorted()).toEqual(['accounts.db', 'accounts.db-shm']);
  });

  it.each(['is missing', 'is empty'])(
    'is refused where the file %s beside its -wal file, which is kept',
    async (how) => {
      const path = await killed();
      const wal = readFileSync(`${path}-wal`);
      if (how === 'is missing') rmSync(path);
      else truncateSync(path);
      expect(() => openAccounts(path)).toThrow(new AccountsDamaged(`${path} ${how} beside its -wal file`));
      expect(readFileSync(`${path}-wal`).equals(wal)).toBe(true);
    },
  );

  it('says that the -wal file is not whole, and no more than can be known', async () => {
    const path = await killed('-shm');
    truncateSync(`${path}-wal`, statSync(`${path}-wal`).size - 100);
    const notices: string[] = [];
    openAccounts(path, { onNotice: (text) => notices.push(text) }).close();
    expect(notices).toEqual([expect.stringMatching(/accounts\.db-wal: from byte \d+ on.*cannot be told/)]);
  });

  it('is refused by name where it is another database, which gets no tables of ours', () => {
    const path = join(temporaryFolder(), 'accounts.db');
    const other = new DatabaseSync(path);
    other.exec('CREATE TABLE events (position INTEGER)');
    other.close();
    const before = readFileSync(path);
    expect(() => openAccounts(path)).toThrow(AccountsDamaged);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it('is refused by name when it is not a database, and leaves it as it is', () => {
    const path = join(temporaryFolder(), 'accounts.db');
    writeFileSync(path, 'not a database, but somebody may still need it'.repeat(200));
    const before = readFileSync(path);
    expect(() => openAccounts(path)).toThrow(AccountsDamaged);
    expect(() => openAccounts(path)).toThrow(path);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});
