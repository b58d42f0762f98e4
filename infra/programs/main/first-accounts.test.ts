import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { createAdmin, AdminRefused } from '@league/command-api/identity/admin-accounts.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { DataFolderError } from '../data-folder/data-folder.ts';
import { temporaryFolder } from '@league/tests/kit/temporary-folder.ts';
import { type League, openLeague } from '../league/open-league.ts';
import { contextOf, OPERATOR } from '../league/system-context.ts';
import { firstAdmin } from './first-accounts.ts';
import { openingAtOnce } from './process.ts';

const GIVEN = { username: 'yönetici', password: 'on karakterden uzun' };

/** A league without admins, and a way to log in to it. */
const newLeague = async () => {
  const league = await openLeague(openingAtOnce(readConfig({ DATA_DIR: temporaryFolder() }), () => {}));
  onTestFinished(league.close);
  const file = league.folder.firstAccountsFile;
  return {
    league,
    file,
    noted: () => readFileSync(file, 'utf8').trimEnd().split(' '),
    logIn: (username = '', password = '') =>
      league.identity.loginAdmin({ username, password }, { address: '127.0.0.1' }),
    admins: async () => (await league.admins.load()).state.size,
  };
};

/** What a start leaves that is cut between making the account and granting it access. */
const accountWithoutRights = async ({ accounts, passwords }: League, username: string, password: string) => {
  const passwordHash = await passwords.hash(password);
  await accounts.accounts.add({ id: crypto.randomUUID(), username, passwordHash, personal: {}, createdAt: 0 });
};

describe('the first admin of a league', () => {
  it('gets a made-up password, which stands in a file that only its owner can read', async () => {
    const { league, file, noted, logIn } = await newLeague();
    expect(await firstAdmin(league, file, undefined)).toBe(file);
    const [username, password] = noted();
    expect(username).toBe('admin');
    expect(password).toMatch(/^[\w-]{24}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await logIn(username, password)).toMatchObject({ isAdmin: true });
  });

  it('is the one the settings name, whose password stands nowhere', async () => {
    const { league, file, logIn } = await newLeague();
    expect(await firstAdmin(league, file, GIVEN)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    expect(await logIn(GIVEN.username, GIVEN.password)).toMatchObject({ isAdmin: true });
  });

  it('is made once, and where its password stands is said until somebody removes the file', async () => {
    const { league, file, noted, admins } = await newLeague();
    await firstAdmin(league, file, undefined);
    const before = noted();
    expect(await firstAdmin(league, file, undefined)).toBe(file);
    expect(await firstAdmin(league, file, GIVEN)).toBe(file);
    expect(noted()).toEqual(before);
    expect(await admins()).toBe(1);
    rmSync(file);
    expect(await firstAdmin(league, file, undefined)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
  });

  it('has no password to show any more where the account is lost, or another one by the same name', async () => {
    const { league, file, admins } = await newLeague();
    await firstAdmin(league, file, undefined);
    const db = new DatabaseSync(league.folder.accountsFile);
    onTestFinished(() => db.close());
    db.exec('DELETE FROM accounts');
    expect(await firstAdmin(league, file, undefined)).toBeUndefined();
    await accountWithoutRights(league, 'admin', 'of-another-league');
    expect(await firstAdmin(league, file, undefined)).toBeUndefined();
    expect([existsSync(file), await admins()]).toEqual([true, 1]);
  });

  it('has no password to show where a folder took the place of the file', async () => {
    const { league, file } = await newLeague();
    await firstAdmin(league, file, undefined);
    rmSync(file);
    mkdirSync(file);
    expect(await firstAdmin(league, file, undefined)).toBeUndefined();
  });

  it('is not made where an operator has made one', async () => {
    const { league, file, admins } = await newLeague();
    const { store, accounts, passwords } = league;
    const deps = { store, accounts: accounts.accounts, passwords, admins: league.admins };
    await createAdmin(deps, { username: 'ayşe', password: 'on karakter' }, contextOf(OPERATOR, Date.now()));
    expect(await firstAdmin(league, file, undefined)).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    expect(await admins()).toBe(1);
  });

  it('is no secret of the log: neither name nor password is in it', async () => {
    const { league, file, noted } = await newLeague();
    await firstAdmin(league, file, undefined);
    const events = await league.store.readAll(0n, 10);
    expect(events.map(({ type }) => type)).toEqual(['AdminAccessGranted']);
    const text = JSON.stringify(events, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    for (const secret of [noted()[1] ?? '', 'argon2']) expect(text).not.toContain(secret);
  });
});

describe('a first start that was cut short', () => {
  it('after the password was noted is finished with that password', async () => {
    const { league, file, noted, logIn } = await newLeague();
    writeFileSync(file, 'admin password-from-before\n', { mode: 0o600 });
    expect(await firstAdmin(league, file, undefined)).toBe(file);
    expect(noted()).toEqual(['admin', 'password-from-before']);
    expect(await logIn('admin', 'password-from-before')).toMatchObject({ isAdmin: true });
  });

  it('before the account had its rights is finished with that account', async () => {
    const { league, file, logIn, admins } = await newLeague();
    writeFileSync(file, 'admin password-from-before\n', { mode: 0o600 });
    await accountWithoutRights(league, 'admin', 'password-from-before');
    await firstAdmin(league, file, undefined);
    expect(await logIn('admin', 'password-from-before')).toMatchObject({ isAdmin: true });
    expect(await admins()).toBe(1);
  });

  it('with a name from the settings is finished with the same name and password, and with no other', async () => {
    const { league, file, logIn, admins } = await newLeague();
    await accountWithoutRights(league, GIVEN.username, GIVEN.password);
    await expect(firstAdmin(league, file, { ...GIVEN, password: 'ein anderes' })).rejects.toThrow(AdminRefused);
    expect(await admins()).toBe(0);
    await firstAdmin(league, file, GIVEN);
    expect(await logIn(GIVEN.username, GIVEN.password)).toMatchObject({ isAdmin: true });
  });

  it.each(['', 'admin', 'admin half-a-passw', 'a b c\n', '\0\0\0\0'])(
    'in the middle of the file (%j) is started anew, and closes a file that was open to all',
    async (left) => {
      const { league, file, noted, logIn } = await newLeague();
      writeFileSync(file, left);
      chmodSync(file, 0o644);
      await firstAdmin(league, file, undefined);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await logIn(...noted())).toMatchObject({ isAdmin: true });
    },
  );

  it('because the file cannot be written makes nobody, and says so in one line', async () => {
    const { league, file, admins } = await newLeague();
    mkdirSync(file);
    const refused = await firstAdmin(league, file, undefined).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderError);
    expect(refused).toMatchObject({ message: expect.stringMatching(/first-accounts\.txt cannot be .*EISDIR/) });
    expect(await admins()).toBe(0);
    expect(await league.accounts.accounts.byUsername('admin')).toBeUndefined();
  });
});
