import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it, vi } from 'vitest';
import { adminDecider } from '../admins/decider.ts';
import { handle } from '../handling/handle-command.ts';
import { PASSWORD, startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { createAdmin } from './admin-accounts.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const login = (api: TestApi, username: string, password: string, ip?: string) =>
  api.send({
    path: '/api/admins/login',
    body: { username, password },
    token: null,
    ...(ip === undefined ? {} : { headers: { 'x-forwarded-for': ip } }),
  });

/** A call that needs an admin, and changes nothing. */
const knock = (api: TestApi, token: string) => api.send({ method: 'PUT', path: '/api/settings', body: {}, token });

describe('logging in', () => {
  it('opens a session that admits to admin calls', async () => {
    const api = await startApi({ passwords: createPasswords() });
    const { status, body } = await login(api, USERNAME, PASSWORD);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        _id: api.adminId,
        id: api.adminId,
        username: USERNAME,
        isAdmin: true,
        sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    expect(await knock(api, String(body['token']))).toMatchObject({ status: 200 });
  });

  it('takes the user name in any case, as names are one by their key', async () => {
    const api = await startApi();
    expect(await login(api, 'HAKAN', PASSWORD)).toMatchObject({ status: 200, body: { username: USERNAME } });
  });

  it('answers an unknown user as it answers a wrong password, and an account without rights too', async () => {
    const asked: (string | undefined)[] = [];
    const real = createPasswords();
    const passwords: Passwords = {
      hash: real.hash,
      matches: (password, hash, waiting) => {
        asked.push(hash === undefined ? 'nobody' : 'somebody');
        return real.matches(password, hash, waiting);
      },
    };
    const api = await startApi({ passwords });
    await api.accounts.add({
      id: freshId(),
      username: 'Eski',
      passwordHash: await real.hash(PASSWORD),
      personal: {},
      createdAt: api.clock.now,
    });
    asked.length = 0;
    const known = vi.spyOn(api.knownAddresses, 'signedInAt');
    const answers = [
      await login(api, USERNAME, 'çok gizli paralo'),
      await login(api, 'Kimse', PASSWORD),
      await login(api, 'Eski', PASSWORD),
    ].map(({ status, body }) => ({ status, body }));
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    // The same work each time is what makes the times equal.
    expect(asked).toEqual(['somebody', 'nobody', 'somebody']);
    expect(known).toHaveBeenCalledTimes(3);
  });

  it.each([` ${PASSWORD}`, `${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.normalize('NFD'), `${PASSWORD}\u0000`])(
    'takes the password as it is: %j is another',
    async (password) => {
      const api = await startApi({ passwords: createPasswords() });
      expect(await login(api, USERNAME, password)).toMatchObject({ status: 401 });
    },
  );

  it('takes a password of 1000 characters, emoji too, and refuses a longer one unread', async () => {
    const api = await startApi({ passwords: createPasswords() });
    const password = '🔑parola!!!'.repeat(100);
    await createAdmin(api.adminDeps, { username: 'Uzun', password }, contextOf());
    expect(await login(api, 'Uzun', password)).toMatchObject({ status: 200 });
    expect(await login(api, 'Uzun', `${password}x`)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'password' }] },
    });
  });

  it.each([
    [{ username: USERNAME }, 'password'],
    [{ username: { $ne: null }, password: PASSWORD }, 'username'],
    [{ username: USERNAME, password: PASSWORD, isAdmin: true }, 'isAdmin'],
    [{ username: [USERNAME], password: PASSWORD }, 'username'],
  ])('refuses %j by the field', async (body, path) => {
    const api = await startApi();
    const answer = await api.send({ path: '/api/admins/login', body, token: null });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  it('leaves no event and no token at rest', async () => {
    const api = await startApi();
    const since = api.since();
    const { body } = await login(api, USERNAME, PASSWORD);
    await login(api, USERNAME, 'yanlış');
    expect(since()).toEqual([]);
    expect(JSON.stringify(api.sessionStore.all())).not.toContain(String(body['token']));
  });

  it('is refused after ten failed tries, and says when to come again', async () => {
    const api = await startApi();
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await login(api, USERNAME, `yanlış ${count}`)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const refused = await login(api, USERNAME, PASSWORD, '10.1.2.3');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 200 });
  });

  it('does not count tries that succeed', async () => {
    const api = await startApi();
    for (let count = 0; count < 15; count += 1) expect((await login(api, USERNAME, PASSWORD)).status).toBe(200);
  });

  it('is closed to pages of other sites', async () => {
    const api = await startApi();
    const answer = await api.send({
      path: '/api/admins/login',
      body: { username: USERNAME, password: PASSWORD },
      token: null,
      headers: { origin: 'https://evil.example' },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });
});

describe('logging out', () => {
  it('ends this session and no other', async () => {
    const api = await startApi();
    const other = await login(api, USERNAME, PASSWORD);
    expect(await api.send({ path: '/api/logout' })).toMatchObject({ status: 200 });
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 401 });
    expect(await knock(api, String(other.body['token']))).toMatchObject({ status: 200 });
  });

  it('has the browser forget what answers it kept, and nothing else of the league; no other answer does', async () => {
    const api = await startApi();
    // Not "storage": there are the appearance, kept settings and drafts.
    expect((await api.send({ path: '/api/logout' })).headers.get('clear-site-data')).toBe('"cache"');
    const { headers, body } = await login(api, USERNAME, PASSWORD);
    expect(headers.get('clear-site-data')).toBeNull();
    for (const token of [String(body['token']), api.adminToken]) {
      expect((await knock(api, token)).headers.get('clear-site-data')).toBeNull();
    }
  });

  it.each([null, 'x'.repeat(43)])('without a session (%s) is nothing to complain about', async (token) => {
    const api = await startApi();
    expect(await api.send({ path: '/api/logout', token })).toMatchObject({ status: 200 });
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 200 });
  });
});

const MINUTE_MS = 60_000;

describe('a session', () => {
  it('ends after 30 minutes without a request', async () => {
    const api = await startApi();
    api.clock.now += 30 * MINUTE_MS;
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 200 });
    api.clock.now += 30 * MINUTE_MS + 1;
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 401 });
    expect(api.sessionStore.all()).toEqual([]);
  });

  it('ends after 12 hours whatever is done in it', async () => {
    const api = await startApi();
    for (let time = 0; time < 36; time += 1) {
      api.clock.now += 20 * MINUTE_MS;
      expect((await knock(api, api.adminToken)).status).toBe(200);
    }
    api.clock.now += 1;
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 401 });
  });

  it.each([1, 12, 24 * 365])(
    'opened while the clock stood %i hours ahead has ended when the clock is right',
    async (hours) => {
      const api = await startApi();
      const right = api.clock.now;
      api.clock.now += hours * 60 * MINUTE_MS;
      const token = String((await login(api, USERNAME, PASSWORD)).body['token']);
      expect(await knock(api, token)).toMatchObject({ status: 200 });
      api.clock.now = right;
      expect(await knock(api, token)).toMatchObject({ status: 401 });
      // It is gone, not only refused for the time being.
      api.clock.now += hours * 60 * MINUTE_MS;
      expect(await knock(api, token)).toMatchObject({ status: 401 });
    },
  );

  it('lives on when the clock is put back a little, and ends after its length all the same', async () => {
    const api = await startApi();
    const opened = api.clock.now;
    api.clock.now -= 10 * MINUTE_MS;
    for (; api.clock.now <= opened + 12 * 60 * MINUTE_MS; api.clock.now += 20 * MINUTE_MS)
      expect((await knock(api, api.adminToken)).status).toBe(200);
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 401 });
  });

  it('seen while the clock stood ahead has ended when the clock is right', async () => {
    const api = await startApi();
    api.clock.now += 29 * MINUTE_MS;
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 200 });
    api.clock.now -= 60 * MINUTE_MS;
    expect(await knock(api, api.adminToken)).toMatchObject({ status: 401 });
  });

  it('is written down at most once a minute', async () => {
    const api = await startApi();
    const seenAt = () => api.sessionStore.all()[0]?.lastSeenAt;
    const before = seenAt();
    api.clock.now += MINUTE_MS;
    await knock(api, api.adminToken);
    expect(seenAt()).toBe(before);
    api.clock.now += 1;
    await knock(api, api.adminToken);
    expect(seenAt()).toBe(api.clock.now);
  });

  it('is worth nothing from the moment the admin is one no longer', async () => {
    const api = await startApi();
    const { id, token } = await api.anotherAdmin('Selin');
    expect(await knock(api, token)).toMatchObject({ status: 200 });
    await handle(api.store, {
      source: api.admins,
      decider: adminDecider,
      command: () => ({ type: 'RevokeAdminAccess' as const, adminId: id }),
      context: contextOf(),
    });
    expect(await knock(api, token)).toMatchObject({ status: 401 });
  });
});
