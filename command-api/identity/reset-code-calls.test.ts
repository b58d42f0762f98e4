import { playerStream } from '@league/events/streams.ts';
import { freshId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { adminDecider } from '../admins/decider.ts';
import { handle } from '../handling/handle-command.ts';
import { handlePlayer, registerPlayer } from '../player/gamertags.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { approved, loginPlayer, registered, REGISTRATION, signedIn } from '../testing/people.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const NEW = 'yeni gizli parola';
const MINUTE_MS = 60_000;
const REFUSED = {
  status: 401,
  body: { code: 'CODE_REFUSED', message: 'Kod geçersiz ya da süresi dolmuş. Yöneticiden yeni bir kod isteyin.' },
};

const issue = (api: TestApi, id: string, more: object = {}) =>
  api.send({ path: `/api/players/${id}/reset-code`, body: {}, ...more });

/** A code for the player. */
const codeFor = async (api: TestApi, id: string) => String((await issue(api, id)).body['code']);

const redeem = (api: TestApi, code: string, wish: object = {}, more: object = {}) =>
  api.send({
    path: '/api/login/reset-code',
    body: { email: REGISTRATION.email, code, password: NEW, ...wish },
    token: null,
    ...more,
  });

describe('issuing a reset code', () => {
  it('shows twelve signs once, stores their hash, and records that there is one', async () => {
    const api = await startApi();
    const id = await approved(api);
    const since = api.since();
    const { status, body } = await issue(api, id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        code: expect.stringMatching(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/),
        expiresAt: new Date(api.clock.now + 15 * MINUTE_MS).toISOString(),
      },
    });
    expect(since()).toMatchObject([
      {
        stream: playerStream(id),
        type: 'PasswordResetIssued',
        data: { playerId: id },
        metadata: { actor: { id: api.adminId, role: 'admin' } },
      },
    ]);
    const log = JSON.stringify(since(), (_, value: unknown) => (typeof value === 'bigint' ? 0 : value));
    expect(log).not.toContain(String(body['code']));
  });

  it('again with the same key shows the same code, which no stored answer holds', async () => {
    const api = await startApi();
    const id = await approved(api);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => issue(api, id, { key: 'k' })));
    api.clock.now += MINUTE_MS;
    for (const other of [...others, await issue(api, id, { key: 'k' })]) expect(other.body).toEqual(first?.body);
    expect(api.quietCommands.all()).toEqual([]);
    expect(api.types().filter((type) => type === 'PasswordResetIssued')).toHaveLength(1);
    const code = String(first?.body['code']);
    expect(await redeem(api, code)).toMatchObject({ status: 200 });
    await issue(api, id, { key: 'k' });
    expect(await redeem(api, code)).toMatchObject(REFUSED);
  });

  it('makes an older one worth nothing', async () => {
    const api = await startApi();
    const id = await approved(api);
    const old = await codeFor(api, id);
    const code = await codeFor(api, id);
    expect(code).not.toBe(old);
    expect(await redeem(api, old)).toMatchObject(REFUSED);
    expect(await redeem(api, code)).toMatchObject({ status: 200 });
  });

  it('is refused for nobody, for a player without an account, and for another admin', async () => {
    const api = await startApi();
    const imported = freshId();
    const wish = { playerId: imported, gamertag: 'Aktarılan', position: null, jerseyNumber: null };
    await registerPlayer(api.adminDeps, wish, contextOf());
    const admin = await approved(api);
    await handle(api.store, {
      source: api.admins,
      decider: adminDecider,
      command: () => ({ type: 'GrantAdminAccess' as const, adminId: admin }),
      context: contextOf(),
    });
    const deleted = await registered(api, { gamertag: 'Silinen', email: 's@example.com' });
    await handlePlayer(api.store, deleted, () => ({ type: 'Delete', playerId: deleted, season: 1 }), contextOf());
    const since = api.since();
    for (const id of [freshId(), 'none', deleted]) {
      expect(await issue(api, id)).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    }
    expect(await issue(api, imported)).toMatchObject({ status: 409, body: { code: 'NO_ACCOUNT' } });
    expect(await issue(api, admin)).toMatchObject({ status: 409, body: { code: 'CODE_FOR_ADMIN' } });
    expect(await issue(api, api.adminId)).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    expect(since()).toEqual([]);
    expect(await redeem(api, 'ABCD-EFGH-JKLM')).toMatchObject(REFUSED);
  });

  it('gives a password to a player whose account has none', async () => {
    const api = await startApi();
    const playerId = freshId();
    await registerPlayer(
      api.adminDeps,
      { playerId, gamertag: 'Aktarılan', position: null, jerseyNumber: null },
      contextOf(),
    );
    await handlePlayer(api.store, playerId, () => ({ type: 'Approve', playerId, now: 0 }), contextOf());
    await api.accounts.add({ id: playerId, email: 'a@example.com', personal: {}, createdAt: api.clock.now });
    const code = await codeFor(api, playerId);
    expect(await redeem(api, code, { email: 'a@example.com' })).toMatchObject({ status: 200 });
    expect(await loginPlayer(api, { email: 'a@example.com', password: NEW })).toMatchObject({ status: 200 });
  });

  it('is for admins', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    expect(await issue(api, id, { token })).toMatchObject({ status: 403 });
    expect(await issue(api, id, { token: null })).toMatchObject({ status: 401 });
  });
});

describe('redeeming a code', () => {
  it('sets the password, ends every session, and is recorded', async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    const code = await codeFor(api, id);
    const since = api.since();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect(await redeem(api, typed, { email: 'KARTAL@example.com' })).toMatchObject({ status: 200 });
    expect(since()).toMatchObject([{ type: 'PasswordChanged', data: { playerId: id, how: 'resetCode' } }]);
    expect(await api.sessions.identify(token)).toBeUndefined();
    expect(await loginPlayer(api)).toMatchObject({ status: 401 });
    expect(await loginPlayer(api, { password: NEW })).toMatchObject({ status: 200 });
  });

  it('works once, also where several come at once', async () => {
    const api = await startApi({ trustProxy: 1 });
    const code = await codeFor(api, await approved(api));
    const all = await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        redeem(api, code, { password: `${NEW} ${n}` }, { headers: { 'x-forwarded-for': `10.0.0.${n}` } }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = all.filter(({ status }) => status !== 200);
    for (const answer of others) expect(answer).toMatchObject(REFUSED);
    expect(api.types().filter((type) => type === 'PasswordChanged')).toHaveLength(1);
    const winner = all.findIndex(({ status }) => status === 200);
    expect(await loginPlayer(api, { password: `${NEW} ${winner}` })).toMatchObject({ status: 200 });
  });

  it('sent again with its key is answered as the first time', async () => {
    const api = await startApi();
    const code = await codeFor(api, await approved(api));
    const first = await redeem(api, code, {}, { key: 'k' });
    expect(first).toMatchObject({ status: 200 });
    expect((await redeem(api, code, {}, { key: 'k' })).body).toEqual(first.body);
    expect(api.quietCommands.all()).toEqual([]);
  });

  it('has five tries from each address, so that strangers who know the e-mail use up none of its player’s', async () => {
    const api = await startApi({ trustProxy: 1 });
    const id = await approved(api);
    const from = (n: number) => ({ headers: { 'x-forwarded-for': `10.0.0.${n}` } });
    const guess = (n: number) => redeem(api, 'ABCD-EFGH-JKLM', {}, from(n));
    const code = await codeFor(api, id);
    for (let n = 0; n < 25; n += 1) expect(await guess(n % 5)).toMatchObject(REFUSED);
    expect(await redeem(api, code, {}, from(0))).toMatchObject(REFUSED);
    for (let n = 0; n < 4; n += 1) expect(await guess(9)).toMatchObject(REFUSED);
    expect(await redeem(api, code, {}, from(9))).toMatchObject({ status: 200 });
  });

  it('is possible for 15 minutes', async () => {
    const api = await startApi();
    const id = await approved(api);
    const inTime = await codeFor(api, id);
    api.clock.now += 15 * MINUTE_MS - 1;
    expect(await redeem(api, inTime)).toMatchObject({ status: 200 });
    const late = await codeFor(api, id);
    api.clock.now += 15 * MINUTE_MS;
    expect(await redeem(api, late)).toMatchObject(REFUSED);
  });

  it('is refused once the player is an admin; an admin’s code for the own account is taken', async () => {
    const api = await startApi();
    const id = await approved(api);
    const code = await codeFor(api, id);
    await api.send({ method: 'PUT', path: `/api/players/${id}`, body: { isAdmin: true } });
    expect(await redeem(api, code)).toMatchObject(REFUSED);
    const { token } = await api.sessions.begin({ accountId: id, openedAt: 'admin', device: '' });
    const own = String((await issue(api, id, { token })).body['code']);
    expect(await redeem(api, own)).toMatchObject({ status: 200 });
  });

  it('is refused in the same words and after the same work whatever is wrong', async () => {
    const hashed: string[] = [];
    const real = createPasswords();
    const passwords: Passwords = {
      ...real,
      hash: (password, waiting) => {
        hashed.push(password);
        return real.hash(password, waiting);
      },
    };
    const api = await startApi({ passwords });
    const id = await approved(api);
    const used = await codeFor(api, id);
    await redeem(api, used);
    hashed.length = 0;
    const answers = [
      await redeem(api, used),
      await redeem(api, 'ABCD-EFGH-JKLM', { email: 'kimse@example.com' }),
      await redeem(api, 'x'),
      await redeem(api, 'ABCD-EFGH-JKLM', { email: 'şahin@örnek.com' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(REFUSED);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(hashed).toEqual([NEW, NEW, NEW, NEW]);
  });

  it('is held back after ten wrong tries from one address; malformed ones are none', async () => {
    const api = await startApi({ trustProxy: 1 });
    const id = await approved(api);
    const from = { headers: { 'x-forwarded-for': '10.0.0.1' } };
    for (let n = 0; n < 15; n += 1) {
      expect(await redeem(api, 'x', { password: 'kısa' }, from)).toMatchObject({ status: 422 });
    }
    for (let n = 0; n < 10; n += 1) {
      expect(await redeem(api, 'x', { email: `k${n}@example.com` }, from)).toMatchObject(REFUSED);
    }
    const code = await codeFor(api, id);
    const refused = await redeem(api, code, {}, from);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LOGINS' } });
    expect(refused.headers.get('retry-after')).toBe('900');
    // Refused before the code was looked at.
    expect(await redeem(api, code)).toMatchObject({ status: 200 });
  });

  it('is not kept from the player by others who fail to log in', async () => {
    const api = await startApi({ trustProxy: 1 });
    const code = await codeFor(api, await approved(api));
    for (let n = 0; n < 25; n += 1) {
      await loginPlayer(api, { password: 'tahmin' }, { headers: { 'x-forwarded-for': `10.0.0.${n}` } });
    }
    expect(await redeem(api, code)).toMatchObject({ status: 200 });
  });

  it('lets a rejected or waiting player in no earlier', async () => {
    const api = await startApi();
    const code = await codeFor(api, await registered(api));
    expect(await redeem(api, code)).toMatchObject({ status: 200 });
    expect(await loginPlayer(api, { password: NEW })).toMatchObject({
      status: 403,
      body: { code: 'NOT_APPROVED_YET' },
    });
  });
});
