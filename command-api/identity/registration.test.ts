import { describe, expect, it } from 'vitest';
import { startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { approved, loginPlayer, register, registered, REGISTRATION } from '../testing/people.ts';
import type { Passwords } from './passwords.ts';

const GAMERTAG_TAKEN = { status: 409, body: { code: 'GAMERTAG_TAKEN', errors: [{ path: 'gamertag' }] } };
const EMAIL_TAKEN = { status: 409, body: { code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] } };

const accountsIn = async (api: TestApi) => {
  const ids = await api.accounts.madeBefore(Number.MAX_SAFE_INTEGER);
  return [...(await api.accounts.byIds(ids)).values()];
};

const from = (n: number) => ({ headers: { 'x-forwarded-for': `10.0.0.${n}` } });

describe('registering', () => {
  it('makes a player who waits for an approval, and says so', async () => {
    const api = await startApi();
    const since = api.since();
    const { status, body } = await register(api, { gamertag: '  Kartal  42 ', email: ' Kartal@Example.com ' });
    const _id = expect.stringMatching(/^[\da-f-]{36}$/);
    const message = 'Kayıt başarılı! Admin onayı sonrası giriş yapabilirsiniz.';
    expect({ status, body }).toEqual({
      status: 201,
      body: { message, _id, gamertag: 'Kartal 42', position: expect.stringMatching(/^\d+$/) },
    });
    expect(since()).toMatchObject([
      { type: 'Reserved', data: { name: 'Kartal 42', owner: body['_id'] }, metadata: { actor: { role: 'visitor' } } },
      {
        type: 'PlayerRegistered',
        data: { playerId: body['_id'], gamertag: 'Kartal 42', position: 'Sol Bek', jerseyNumber: 3 },
      },
    ]);
    expect(await accountsIn(api)).toMatchObject([
      { id: body['_id'], email: 'kartal@example.com', personal: { psoId: 'kartal-42' } },
    ]);
  });

  it('puts nothing that is private into the log', async () => {
    const api = await startApi();
    await register(api);
    const log = JSON.stringify(api.store.recorded(), (_, value: unknown) => (typeof value === 'bigint' ? 0 : value));
    expect(log).toContain('Kartal42');
    for (const secret of ['kartal-42', 'kartal@example.com', REGISTRATION.password]) expect(log).not.toContain(secret);
  });

  it.each([
    ['gamertag', 'a', 'Gamertag 2-30 karakter olmalı.'],
    ['gamertag', 'x'.repeat(31), 'Gamertag 2-30 karakter olmalı.'],
    ['gamertag', '', 'Gamertag girin.'],
    ['gamertag', '..', 'Gamertag en az bir harf ya da rakam içermeli.'],
    ['gamertag', '\u200b\u200b\u200b', /yalnızca harf/],
    ['gamertag', 'Kar\u200dtal', /yalnızca harf/],
    ['gamertag', 'K\u0430rtal', 'Gamertag tek bir alfabenin harfleriyle yazılmalı.'],
    ['gamertag', 'a/b', /yalnızca harf/],
    ['gamertag', '<b>x</b>', /yalnızca harf/],
    ['gamertag', undefined, 'Gamertag girin.'],
    ['psoId', '', 'PSO ID girin.'],
    ['psoId', 'a\u0000b', 'Metinde görünmeyen karakter olamaz.'],
    ['email', '', 'E-posta adresini girin.'],
    ['email', 'kartal', 'Geçerli bir e-posta adresi girin.'],
    ['email', 'kartal@example', 'Geçerli bir e-posta adresi girin.'],
    ['email', 'şahin@example.com', 'Geçerli bir e-posta adresi girin.'],
    ['email', 'kartal@örnek.com', 'Geçerli bir e-posta adresi girin.'],
    ['email', 'k\u0430rtal@example.com', 'Geçerli bir e-posta adresi girin.'],
    ['email', `${'x'.repeat(300)}@example.com`, /./],
    ['position', 'Libero', 'Lütfen bir mevki seçiniz!'],
    ['position', undefined, 'Lütfen bir mevki seçiniz!'],
    ['jerseyNumber', 0, 'Forma numarası 1 ile 99 arasında olmalı.'],
    ['jerseyNumber', 100, 'Forma numarası 1 ile 99 arasında olmalı.'],
    ['jerseyNumber', 7.5, 'Forma numarası 1 ile 99 arasında olmalı.'],
    ['jerseyNumber', '7', 'Forma numarası 1 ile 99 arasında olmalı.'],
    ['password', '123456789', 'Şifre en az 10 karakter olmalı.'],
    ['password', '🔑'.repeat(9), 'Şifre en az 10 karakter olmalı.'],
    ['password', 'x'.repeat(2000), 'Şifre en fazla 1000 karakter olabilir.'],
    ['password', '', /./],
    ['isAdmin', true, /./],
    ['roles', ['admin'], /./],
    ['approved', true, /./],
    ['playerId', '00000000-0000-4000-8000-000000000001', /./],
  ] as const)('is refused at the field for %s %j', async (path, value, message) => {
    const api = await startApi();
    const since = api.since();
    const answer = await register(api, { [path]: value });
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', errors: [{ path }] } });
    expect(answer.body.errors?.[0]?.message).toMatch(message);
    expect(since()).toEqual([]);
    expect(await accountsIn(api)).toEqual([]);
  });

  it.each(['1234567890', '🔑'.repeat(10), 'x'.repeat(1000)])('takes the password %j', async (password) => {
    const api = await startApi();
    await approved(api, { password });
    expect(await loginPlayer(api, { password })).toMatchObject({ status: 200 });
  });

  it.each(['Kartal42', 'KARTAL42', ' kartal42 ', 'KARTAL42'.normalize('NFD')])(
    'is refused for the gamertag %j of another, and leaves nothing behind',
    async (gamertag) => {
      const api = await startApi();
      await register(api);
      const since = api.since();
      expect(await register(api, { gamertag, email: 'b@example.com' })).toMatchObject(GAMERTAG_TAKEN);
      expect(since()).toEqual([]);
      expect(await accountsIn(api)).toHaveLength(1);
    },
  );

  it('is refused for the user name of an admin', async () => {
    const api = await startApi();
    expect(await register(api, { gamertag: USERNAME.toUpperCase() })).toMatchObject(GAMERTAG_TAKEN);
    expect(await accountsIn(api)).toEqual([]);
  });

  it('is refused for the e-mail of another, in any case', async () => {
    const api = await startApi();
    await register(api);
    const since = api.since();
    expect(await register(api, { gamertag: 'Başka', email: 'KARTAL@example.COM' })).toMatchObject(EMAIL_TAKEN);
    expect(since()).toEqual([]);
  });

  it('is looked at whole before anything is hashed', async () => {
    let hashed = 0;
    const passwords: Passwords = {
      hash: (password) => {
        hashed += 1;
        return Promise.resolve(`plain:${password}`);
      },
      matches: (password, hash) => {
        hashed += 1;
        return Promise.resolve(hash === `plain:${password}`);
      },
    };
    const api = await startApi({ passwords });
    await register(api);
    hashed = 0;
    await register(api, { email: 'b@example.com' });
    await register(api, { gamertag: 'Başka' });
    await register(api, { gamertag: 'Başka', email: 'b@example.com', jerseyNumber: 0 });
    expect(hashed).toBe(0);
  });

  it('sent again with its key is answered as the first time, and makes one player', async () => {
    const api = await startApi();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => register(api, {}, { key: 'k' })));
    for (const other of others) expect(other.body).toEqual(first?.body);
    expect((await register(api, {}, { key: 'k' })).body).toEqual(first?.body);
    expect(first).toMatchObject({ status: 201 });
    expect(api.types().filter((type) => type === 'PlayerRegistered')).toHaveLength(1);
    expect(await accountsIn(api)).toHaveLength(1);
    expect(api.quietCommands.all()).toEqual([]);
  });
});

describe('many registrations', () => {
  it('from one address are told to wait after 30 in an hour, of which malformed ones are none', async () => {
    const api = await startApi({ trustProxy: 1 });
    const another = (n: number, more = from(1)) =>
      register(api, { gamertag: `Kartal${n}`, email: `k${n}@example.com` }, more);
    for (let n = 0; n < 40; n += 1) await register(api, { jerseyNumber: 0 }, from(1));
    await another(0);
    for (let n = 1; n < 30; n += 1) expect(await register(api, {}, from(1))).not.toMatchObject({ status: 429 });
    const since = api.since();
    const refused = await another(30);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REGISTRATIONS' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(since()).toEqual([]);
    expect(await another(30, from(2))).toMatchObject({ status: 201 });
    api.clock.now += 3_600_000;
    expect(await another(31)).toMatchObject({ status: 201 });
  });

  it.each([
    ['İ', ['isik', 'ISIK', 'ışık', 'IŞIK'], 2],
    ['one spelling', ['Kartal'], 1],
  ] as const)(
    'at once for one gamertag (%s) make one player each, and no account without one',
    async (_, spellings, keys) => {
      const api = await startApi({ trustProxy: 1 });
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          register(api, { gamertag: spellings[n % spellings.length], email: `k${n}@example.com` }, from(n)),
        ),
      );
      const made = all.filter(({ status }) => status === 201);
      expect(made).toHaveLength(keys);
      const others = all.filter(({ status }) => status !== 201);
      for (const answer of others) expect(answer).toMatchObject(GAMERTAG_TAKEN);
      expect(api.types().filter((type) => type === 'PlayerRegistered')).toHaveLength(keys);
      const ids = (await accountsIn(api)).map(({ id }) => id);
      expect(new Set(ids)).toEqual(new Set(made.map(({ body }) => body['_id'])));
      expect(ids).toHaveLength(keys);
    },
  );

  it('at once with one e-mail make one player', async () => {
    const api = await startApi({ trustProxy: 1 });
    const emails = ['kartal@example.com', 'KARTAL@EXAMPLE.COM', ' Kartal@example.com '];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register(api, { gamertag: `Kartal${n}`, email: emails[n % 3] }, from(n))),
    );
    const made = all.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const others = all.filter(({ status }) => status !== 201);
    for (const answer of others) expect(answer).toMatchObject(EMAIL_TAKEN);
    expect(api.types().filter((type) => type === 'PlayerRegistered')).toHaveLength(1);
    expect(await accountsIn(api)).toMatchObject([{ id: made[0]?.body['_id'] }]);
  });

  it('leave every gamertag that nobody got free', async () => {
    const api = await startApi();
    await registered(api);
    await register(api, { gamertag: 'Başka' });
    expect(await register(api, { gamertag: 'Başka', email: 'b@example.com' })).toMatchObject({ status: 201 });
  });
});
