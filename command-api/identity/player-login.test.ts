import { describe, expect, it, vi } from 'vitest';
import { adminDecider } from '../admins/decider.ts';
import { handle } from '../handling/handle-command.ts';
import { handlePlayer } from '../player/gamertags.ts';
import { PASSWORD, startApi, type TestApi, USERNAME } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { approve, approved, loginPlayer, register, registered, REGISTRATION, signedIn } from '../testing/people.ts';
import { createAdmin } from './admin-accounts.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const FAILED = { status: 401, body: { code: 'PLAYER_LOGIN_FAILED', message: 'E-posta veya şifre hatalı.' } };
const SIGN_IN = { status: 401, body: { code: 'UNAUTHENTICATED' } };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const loginAdmin = (api: TestApi, username: string, password: string = PASSWORD) =>
  api.send({ path: '/api/admins/login', body: { username, password }, token: null });

/** A call for whoever is signed in; in a session it ends no other and changes nothing. */
const knock = (api: TestApi, token: string) =>
  api.send({ method: 'DELETE', path: '/api/account/sessions/none', body: {}, token });
const SIGNED_IN = { status: 404, body: { code: 'SESSION_NOT_FOUND' } };

/** A call for admins that changes nothing. */
const knockAsAdmin = (api: TestApi, token: string) =>
  api.send({ method: 'PUT', path: '/api/settings', body: {}, token });

const reject = async (api: TestApi, playerId: string, reason?: string) => {
  if (reason !== undefined) await api.accounts.change(playerId, { personal: { rejectionReason: reason } });
  await handlePlayer(
    api.store,
    playerId,
    () => ({ type: 'Reject', playerId, reasonGiven: reason !== undefined, anew: true, season: 1 }),
    contextOf(),
  );
};

const admins = (api: TestApi, type: 'GrantAdminAccess' | 'RevokeAdminAccess', adminId: string) =>
  handle(api.store, {
    source: api.admins,
    decider: adminDecider,
    command: () => ({ type, adminId }),
    context: contextOf(),
  });

describe('the login of a player', () => {
  it('opens a session of a player, which opens nothing of admins', async () => {
    const api = await startApi({ passwords: createPasswords() });
    const id = await approved(api);
    const { status, body } = await loginPlayer(api, { email: ' KARTAL@example.com ' });
    const token = expect.stringMatching(/^[\w-]{43}$/);
    const sessionId = expect.stringMatching(/^[\da-f-]{36}$/);
    expect({ status, body }).toEqual({
      status: 200,
      body: { token, _id: id, id, gamertag: 'Kartal42', isAdmin: false, sessionId },
    });
    expect(await knock(api, String(body['token']))).toMatchObject(SIGNED_IN);
    expect(await knockAsAdmin(api, String(body['token']))).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('answers an unknown e-mail as it answers a wrong password, after the same work', async () => {
    const asked: string[] = [];
    const real = createPasswords();
    const passwords: Passwords = {
      hash: real.hash,
      matches: (password, hash, waiting) => {
        asked.push(hash === undefined ? 'nobody' : 'somebody');
        return real.matches(password, hash, waiting);
      },
    };
    const api = await startApi({ passwords });
    await approved(api);
    asked.length = 0;
    const known = vi.spyOn(api.knownAddresses, 'signedInAt');
    const answers = [
      await loginPlayer(api, { password: 'yanlış' }),
      await loginPlayer(api, { email: 'kimse@example.com' }),
      await loginPlayer(api, { email: 'şahin@örnek.com' }),
    ].map(({ status, body }) => ({ status, body }));
    for (const answer of answers) expect(answer).toEqual({ ...FAILED, body: expect.objectContaining(FAILED.body) });
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(asked).toEqual(['somebody', 'nobody', 'nobody']);
    expect(known).toHaveBeenCalledTimes(3);
  });

  it('says to whoever knows the password, and to nobody else, that the approval is still to come', async () => {
    const api = await startApi();
    await register(api);
    const message = 'Hesabınız henüz onaylanmadı.';
    expect(await loginPlayer(api)).toMatchObject({ status: 403, body: { code: 'NOT_APPROVED_YET', message } });
    expect(await loginPlayer(api, { password: 'yanlış' })).toMatchObject(FAILED);
    expect(api.sessionStore.all().filter(({ openedAt }) => openedAt === 'player')).toEqual([]);
  });

  it.each([
    ['PSO ID yanlış.', 'Kaydınız reddedildi: PSO ID yanlış.'],
    [undefined, 'Kaydınız reddedildi.'],
  ])('says why the registration was rejected (%j), with the password only', async (reason, message) => {
    const api = await startApi();
    await reject(api, await registered(api), reason);
    expect(await loginPlayer(api)).toMatchObject({ status: 403, body: { code: 'REGISTRATION_REJECTED', message } });
    expect(await loginPlayer(api, { password: 'yanlış' })).toMatchObject(FAILED);
  });

  it('is nobody’s whose account has no password yet', async () => {
    const api = await startApi();
    const id = await approved(api);
    await api.accounts.erase(id);
    await api.accounts.add({ id, email: REGISTRATION.email, personal: {}, createdAt: api.clock.now });
    expect(await loginPlayer(api, { password: 'undefined' })).toMatchObject(FAILED);
  });

  it('names neither e-mail nor user name to the log', async () => {
    const api = await startApi();
    await approved(api);
    await loginPlayer(api, { password: 'yanlış' });
    const noted = api.lastNoted();
    expect(noted).toEqual({
      account: expect.stringMatching(/^[\da-f]{64}$/),
      address: expect.stringMatching(/^[\da-f]{64}$/),
    });
    await loginPlayer(api, { email: 'KIMSE@example.com' });
    const other = api.lastNoted();
    expect(other?.['account']).not.toBe(noted?.['account']);
    expect(other?.['address']).toBe(noted?.['address']);
  });

  it.each([
    [{ password: PASSWORD }, 'email'],
    [{ email: REGISTRATION.email }, 'password'],
    [{ email: { $ne: null }, password: PASSWORD }, 'email'],
    [{ email: REGISTRATION.email, password: PASSWORD, isAdmin: true }, 'isAdmin'],
    [{ email: REGISTRATION.email, password: 'x'.repeat(2000) }, 'password'],
  ])('refuses %j by the field', async (body, path) => {
    const api = await startApi();
    const answer = await api.send({ path: '/api/players/login', body, token: null });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });

  it('leaves no event', async () => {
    const api = await startApi();
    await approved(api);
    const since = api.since();
    await loginPlayer(api);
    await loginPlayer(api, { password: 'yanlış' });
    expect(since()).toEqual([]);
  });
});

describe('guessing at a player', () => {
  it('is held back after ten tries from one address and twenty from all, but never where the player signs in', async () => {
    const api = await startApi({ trustProxy: 1 });
    await approved(api);
    const at = (address: string, password: string) =>
      loginPlayer(api, { password }, { headers: { 'x-forwarded-for': address } });
    expect(await at('192.0.2.1', PASSWORD)).toMatchObject({ status: 200 });
    for (let n = 0; n < 10; n += 1) expect(await at('10.0.0.1', 'tahmin')).toMatchObject(FAILED);
    expect(await at('10.0.0.1', PASSWORD)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    for (let n = 0; n < 10; n += 1) expect(await at(`10.0.1.${n}`, 'tahmin')).toMatchObject(FAILED);
    expect(await at('10.0.2.1', PASSWORD)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    expect(await at('192.0.2.1', PASSWORD)).toMatchObject({ status: 200 });
  });

  it('from the player’s own address at other accounts keeps the player from nothing', async () => {
    const api = await startApi();
    await approved(api);
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
    for (let n = 0; n < 12; n += 1) await loginPlayer(api, { email: `k${n}@example.com` });
    expect(await loginPlayer(api, { email: 'k99@example.com' })).toMatchObject({ status: 429 });
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
  });

  it('is not what a login before the approval is', async () => {
    const api = await startApi();
    await register(api);
    for (let n = 0; n < 15; n += 1) expect(await loginPlayer(api)).toMatchObject({ status: 403 });
  });
});

describe('a player with admin access', () => {
  it('comes in at the admins’ login by the gamertag in any spelling, as admin and player', async () => {
    const api = await startApi();
    const id = await approved(api);
    expect(await loginAdmin(api, 'Kartal42')).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
    await admins(api, 'GrantAdminAccess', id);
    const { status, body } = await loginAdmin(api, 'KARTAL42');
    expect({ status, body }).toMatchObject({ status: 200, body: { id, gamertag: 'Kartal42', isAdmin: true } });
    expect(body).not.toHaveProperty('username');
    expect(await api.sessions.identify(String(body['token']))).toEqual({ id, roles: ['player', 'admin'] });
    expect(await knockAsAdmin(api, String(body['token']))).toMatchObject({ status: 200 });
    expect(await loginAdmin(api, 'Kartal42', 'yanlış')).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
  });

  it('is a player and nothing else in a session of the players’ login', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    await admins(api, 'GrantAdminAccess', id);
    expect(await api.sessions.identify(token)).toEqual({ id, roles: ['player'] });
    expect(await knockAsAdmin(api, token)).toMatchObject({ status: 403 });
  });

  it('loses the session of the admins’ login with the access, and keeps that of the players’', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    await admins(api, 'GrantAdminAccess', id);
    const admin = String((await loginAdmin(api, 'Kartal42')).body['token']);
    await admins(api, 'RevokeAdminAccess', id);
    expect(await knockAsAdmin(api, admin)).toMatchObject(SIGN_IN);
    expect(await knock(api, token)).toMatchObject(SIGNED_IN);
  });

  it('gives way to an admin of that user name, who cannot be made afterwards', async () => {
    const api = await startApi();
    await approved(api);
    const make = createAdmin(api.adminDeps, { username: 'KARTAL42', password: PASSWORD }, contextOf());
    await expect(make).rejects.toThrow('gamertag');
    expect(await api.accounts.byUsername('Kartal42')).toBeUndefined();
    expect(await loginAdmin(api, USERNAME)).toMatchObject({ status: 200, body: { username: USERNAME } });
  });
});

describe('a session of a player', () => {
  it.each([
    ['the player is rejected', (api: TestApi, id: string) => reject(api, id, 'neden')],
    [
      'the player is deleted',
      (api: TestApi, playerId: string) =>
        handlePlayer(api.store, playerId, () => ({ type: 'Delete', playerId, season: 1 }), contextOf()),
    ],
    ['the account is erased', (api: TestApi, id: string) => api.accounts.erase(id)],
  ])('is worth nothing from the moment that %s', async (_, act) => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    expect(await knock(api, token)).toMatchObject(SIGNED_IN);
    await act(api, id);
    expect(await knock(api, token)).toMatchObject(SIGN_IN);
    expect((await loginPlayer(api)).status).not.toBe(200);
  });

  it('may be opened again once a rejected player is approved', async () => {
    const api = await startApi();
    const { id } = await signedIn(api);
    await reject(api, id);
    await approve(api, id);
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
  });

  it('ends after 30 days without a request', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    api.clock.now += 30 * DAY_MS;
    expect(await knock(api, token)).toMatchObject(SIGNED_IN);
    api.clock.now += 30 * DAY_MS + 1;
    expect(await knock(api, token)).toMatchObject(SIGN_IN);
  });

  it('ends after 90 days whatever is done in it', async () => {
    const api = await startApi();
    const { token } = await signedIn(api);
    for (let time = 0; time < 9; time += 1) {
      api.clock.now += 10 * DAY_MS;
      expect(await knock(api, token)).toMatchObject(SIGNED_IN);
    }
    api.clock.now += 1;
    expect(await knock(api, token)).toMatchObject(SIGN_IN);
  });

  it('names the device for its owner', async () => {
    const api = await startApi();
    await approved(api);
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
    const { body } = await loginPlayer(api, {}, { headers });
    expect(api.sessionStore.all()).toContainEqual(
      expect.objectContaining({ id: body['sessionId'], openedAt: 'player', device: 'Firefox · Linux' }),
    );
  });

  it('costs one read of what is new of the player’s stream a request, however long that is', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    await knock(api, token);
    api.store.reads.length = 0;
    for (let n = 0; n < 3; n += 1) await knock(api, token);
    expect(api.store.reads.filter(({ stream }) => stream === `player-${id}`).map(({ from }) => from)).toEqual([
      2n,
      2n,
      2n,
    ]);
  });
});
