import { describe, expect, it } from 'vitest';
import { createAdminSource, createAdmin, randomPassword } from './admin-accounts.ts';
import { createPasswords } from './passwords.ts';
import { createFakeEventStore } from '../testing/fake-event-store.ts';
import { createFakeAccounts } from '../testing/fake-stores.ts';
import { contextOf } from '../testing/league.ts';

const passwords = createPasswords();
const matches = (password: string, hash: string | undefined) => passwords.matches(password, hash, { known: false });

describe('a password', () => {
  it('is kept as argon2id with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('on karakter'), passwords.hash('on karakter')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await matches('on karakter', one)).toBe(true);
    expect(await matches('on karakte', one)).toBe(false);
  });

  it('matches nobody who is not there, also the one that would match the stand-in', async () => {
    expect(await matches('', undefined)).toBe(false);
  });

  it('is checked for many at once, each answered rightly', async () => {
    const hash = await passwords.hash('on karakter');
    const tries = Array.from({ length: 6 }, (_, n) => matches(n % 2 === 0 ? 'on karakter' : 'yanlış', hash));
    expect(await Promise.all(tries)).toEqual([true, false, true, false, true, false]);
  });

  it('made by the system is long and never the same', () => {
    const made = Array.from({ length: 50 }, randomPassword);
    expect(new Set(made).size).toBe(50);
    expect(made.every((password) => password.length === 24)).toBe(true);
  });
});

describe('making an admin', () => {
  const setup = () => {
    const store = createFakeEventStore();
    return { store, accounts: createFakeAccounts(), passwords, admins: createAdminSource(store) };
  };

  it('needs a user name that is free, and ten characters', async () => {
    const deps = setup();
    const make = (username: string, password: string) => createAdmin(deps, { username, password }, contextOf());
    await make('Hakan', '1234567890');
    await expect(make('HAKAN', '1234567890')).rejects.toThrow('taken');
    await expect(make(' ', '1234567890')).rejects.toThrow('empty');
    await expect(make('Selin', '123456789')).rejects.toThrow('fewer than 10');
    // Ten by count, not by bytes or by halves of characters.
    await expect(make('Selin', '🔑🔑🔑🔑🔑')).rejects.toThrow('fewer than 10');
    expect((await deps.admins.load()).state.size).toBe(1);
  });

  it('puts neither name nor password into the log', async () => {
    const deps = setup();
    await createAdmin(deps, { username: 'Hakan', password: '1234567890' }, contextOf());
    expect(
      JSON.stringify(deps.store.recorded(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toMatch(/Hakan|1234567890|argon/);
  });
});
