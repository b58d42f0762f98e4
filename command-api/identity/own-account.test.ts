import { adminsStream, playerStream } from '@league/events/streams.ts';
import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { loginPlayer, signedIn } from '../testing/people.ts';

const NEW = 'yeni gizli parola';
const MINUTE_MS = 60_000;

type Change = { readonly currentPassword?: string; readonly password?: string };
const change = (api: TestApi, token: string, wish: Change = {}, more: object = {}) =>
  api.send({
    method: 'PUT',
    path: '/api/account/password',
    body: { currentPassword: PASSWORD, password: NEW, ...wish },
    token,
    ...more,
  });

const end = (api: TestApi, token: string, id = '', more: object = {}) =>
  api.send({ method: 'DELETE', path: `/api/account/sessions${id && `/${id}`}`, body: {}, token, ...more });

const isOpen = async (api: TestApi, token: string) => (await api.sessions.identify(token)) !== undefined;

/** One more session of the player; answers its token and id. */
const another = async (api: TestApi) => {
  const { body } = await loginPlayer(api);
  return { token: String(body['token']), sessionId: String(body['sessionId']) };
};

const WRONG = {
  status: 422,
  body: { code: 'PASSWORD_WRONG', message: 'Şu anki şifre hatalı.', errors: [{ path: 'currentPassword' }] },
};

describe('changing the own password', () => {
  it('takes the present one, ends all other sessions, and is recorded without either', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    const other = await another(api);
    const since = api.since();
    expect(await change(api, token)).toMatchObject({ status: 200, body: { position: expect.any(String) } });
    expect(since()).toMatchObject([
      {
        stream: playerStream(id),
        type: 'PasswordChanged',
        data: { playerId: id, how: 'own' },
        metadata: { actor: { id } },
      },
    ]);
    expect(await isOpen(api, token)).toBe(true);
    expect(await isOpen(api, other.token)).toBe(false);
    expect(await loginPlayer(api)).toMatchObject({ status: 401 });
    expect(await loginPlayer(api, { password: NEW })).toMatchObject({ status: 200 });
    const log = JSON.stringify(since(), (_, value: unknown) => (typeof value === 'bigint' ? 0 : value));
    for (const secret of [PASSWORD, NEW]) expect(log).not.toContain(secret);
  });

  it('records the new password of an admin who is no player among the admins', async () => {
    const api = await startApi();
    const since = api.since();
    expect(await change(api, api.adminToken)).toMatchObject({ status: 200, body: { position: expect.any(String) } });
    const { adminId } = api;
    expect(since()).toMatchObject([
      { stream: adminsStream, type: 'AdminPasswordChanged', data: { adminId }, metadata: { actor: { id: adminId } } },
    ]);
    const login = (password: string) =>
      api.send({ path: '/api/admins/login', body: { username: USERNAME, password }, token: null });
    expect(await login(PASSWORD)).toMatchObject({ status: 401 });
    expect(await login(NEW)).toMatchObject({ status: 200 });
  });

  it('is refused at the field where the present one is wrong, and changes nothing', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const other = await another(api);
    const since = api.since();
    expect(await change(api, token, { currentPassword: 'yanlış' })).toMatchObject(WRONG);
    expect(since()).toEqual([]);
    expect(await isOpen(api, other.token)).toBe(true);
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
  });

  it.each([
    ['123456789', 'Şifre en az 10 karakter olmalı.'],
    ['x'.repeat(2000), 'Şifre en fazla 1000 karakter olabilir.'],
  ])('is refused at the field for %j, and counts as no try', async (password, message) => {
    const api = await startApi();
    const { token } = await signedIn(api);
    for (let n = 0; n < 15; n += 1) {
      const answer = await change(api, token, { password, currentPassword: 'yanlış' });
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ path: 'password', message }] } });
    }
    expect(await change(api, token)).toMatchObject({ status: 200 });
  });

  it('sent again with its key is answered as the first time, and of an admin too', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    for (const one of [token, api.adminToken]) {
      const first = await change(api, one, {}, { key: 'k' });
      expect(first).toMatchObject({ status: 200 });
      expect(await change(api, one, {}, { key: 'k' })).toMatchObject({ status: 200, body: first.body });
    }
    expect(api.types().filter((type) => type.endsWith('PasswordChanged'))).toHaveLength(2);
    for (const { answer } of api.quietCommands.all()) expect(answer).not.toMatch(new RegExp(`${PASSWORD}|${NEW}`));
  });

  it('is held back after ten wrong tries, which the login knows nothing of; nor it of those at the login', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    for (let n = 0; n < 10; n += 1)
      expect(await change(api, token, { currentPassword: 'tahmin' })).toMatchObject(WRONG);
    const refused = await change(api, token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
    api.clock.now += 15 * MINUTE_MS;
    for (let n = 0; n < 12; n += 1) await loginPlayer(api, { password: 'tahmin' });
    expect(await change(api, token)).toMatchObject({ status: 200 });
  });

  it('leaves no session to a login that compared the old one', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const { add } = api.sessionStore;
    vi.spyOn(api.sessionStore, 'add').mockImplementationOnce(async (session) => {
      await change(api, token);
      return add(session);
    });
    expect(await loginPlayer(api)).toMatchObject({ status: 401, body: { code: 'PLAYER_LOGIN_FAILED' } });
    expect(api.sessionStore.all().filter(({ openedAt }) => openedAt === 'player')).toHaveLength(1);
  });

  it('needs a session', async () => {
    const api = await startApi();
    for (const token of [null, 'x'.repeat(43)]) {
      const answer = await api.send({
        method: 'PUT',
        path: '/api/account/password',
        body: { currentPassword: PASSWORD, password: NEW },
        token,
      });
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    }
  });
});

describe('the own sessions', () => {
  it('end one by one, by their id', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const other = await another(api);
    expect(await end(api, token, other.sessionId)).toMatchObject({ status: 200 });
    expect(await isOpen(api, other.token)).toBe(false);
    expect(await isOpen(api, token)).toBe(true);
    expect(await end(api, token, other.sessionId)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
  });

  it('end all but the present one, and are counted', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const others = [await another(api), await another(api)];
    const stranger = await signedIn(api, { gamertag: 'Başka', email: 'b@example.com' });
    expect(await end(api, token)).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const other of others) expect(await isOpen(api, other.token)).toBe(false);
    for (const one of [token, stranger.token, api.adminToken]) expect(await isOpen(api, one)).toBe(true);
    expect(await end(api, token)).toMatchObject({ status: 200, body: { ended: 0 } });
  });

  it('that have expired are not counted among those that end', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    await another(api);
    const days = 24 * 3_600_000;
    api.clock.now += 20 * days;
    expect(await isOpen(api, token)).toBe(true);
    const recent = await another(api);
    api.clock.now += 20 * days;
    expect(await end(api, token)).toMatchObject({ status: 200, body: { ended: 1 } });
    expect(await isOpen(api, recent.token)).toBe(false);
    expect(api.sessionStore.all().filter(({ openedAt }) => openedAt === 'player')).toHaveLength(1);
  });

  it('sent again with its key are answered as the first time', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const other = await another(api);
    await another(api);
    for (let time = 0; time < 2; time += 1) {
      expect(await end(api, token, other.sessionId, { key: 'one' })).toMatchObject({ status: 200 });
      expect(await end(api, token, '', { key: 'all' })).toMatchObject({ status: 200, body: { ended: 1 } });
    }
  });

  it.each(['another’s', 'none', '..%2F', '$ne'])('cannot be ended by the id of %s', async (name) => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const stranger = await signedIn(api, { gamertag: 'Başka', email: 'b@example.com' });
    const id = name === 'another’s' ? stranger.sessionId : name;
    const since = api.since();
    expect(await end(api, token, id)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
    expect(await isOpen(api, stranger.token)).toBe(true);
    expect(since()).toEqual([]);
  });

  it('end with a logout, alone, and the browser forgets what it kept', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    const other = await another(api);
    const answer = await api.send({ path: '/api/logout', token });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(await isOpen(api, token)).toBe(false);
    expect(await isOpen(api, other.token)).toBe(true);
  });
});
