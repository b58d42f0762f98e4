import { gamertagStream, playerStream } from '@league/events/streams.ts';
import { gamertagKey } from '@league/events/rules/text-identity.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../testing/api.ts';
import { approve, loginPlayer, register, REGISTRATION } from '../testing/people.ts';
import { unfinishedRegistrations } from './unfinished-registrations.sweep.ts';

const GAMERTAG = gamertagStream(gamertagKey(REGISTRATION.gamertag));
const DAY_MS = 24 * 3_600_000;

const died = () => Promise.reject(new Error('the process died'));

const accountIds = (api: TestApi) => api.accounts.madeBefore(Number.MAX_SAFE_INTEGER);
const registrations = (api: TestApi) =>
  api.store.recorded().flatMap((event) => (event.type === 'PlayerRegistered' ? [event.data] : []));

const depsOf = (api: TestApi) => ({ store: api.store, accounts: api.accounts, now: () => api.clock.now });

/** Where a registration may be cut short. */
const CUTS = [
  ['before the gamertag is reserved', 'before-append'],
  ['once the gamertag is reserved', 'after-append'],
] as const;

/** A registration that was cut short; answers the id of its account. */
const cutShort = async (api: TestApi, moment: 'before-append' | 'after-append' = 'after-append'): Promise<string> => {
  api.store.once(moment, GAMERTAG, died);
  expect(await register(api)).toMatchObject({ status: 500 });
  const [id = '', ...more] = await accountIds(api);
  expect(more).toEqual([]);
  expect(registrations(api)).toEqual([]);
  return id;
};

describe.each(CUTS)('a registration cut short %s', (_, moment) => {
  it('is finished by the same e-mail and password, also under another gamertag', async () => {
    for (const gamertag of [REGISTRATION.gamertag, 'Başka']) {
      const api = await startApi();
      const id = await cutShort(api, moment);
      const answer = await register(api, { gamertag, email: 'KARTAL@example.com', psoId: 'yeni-pso' });
      expect(answer).toMatchObject({ status: 201, body: { _id: id, gamertag } });
      expect(await api.accounts.byId(id)).toMatchObject({ personal: { psoId: 'yeni-pso' } });
      await approve(api, id);
      expect(await loginPlayer(api)).toMatchObject({ status: 200, body: { gamertag } });
    }
  });

  it('is nobody’s who does not know the password', async () => {
    const api = await startApi();
    const id = await cutShort(api, moment);
    const answer = await register(api, { gamertag: 'Başka', password: 'tahmin edilen' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] } });
    expect(await loginPlayer(api)).toMatchObject({ status: 401, body: { code: 'PLAYER_LOGIN_FAILED' } });
    expect(await accountIds(api)).toEqual([id]);
  });

  it('leaves its gamertag to anybody else, under an id of their own, and goes on under another', async () => {
    const api = await startApi();
    const id = await cutShort(api, moment);
    const other = await register(api, { gamertag: 'KARTAL42', email: 'b@example.com' });
    expect(other.status).toBe(201);
    expect(other.body['_id']).not.toBe(id);
    expect(await register(api)).toMatchObject({ status: 409, body: { code: 'GAMERTAG_TAKEN' } });
    expect(registrations(api)).toMatchObject([{ playerId: other.body['_id'] }]);
    expect(await register(api, { gamertag: 'Başka' })).toMatchObject({ status: 201, body: { _id: id } });
  });

  it('is finished by its repeat', async () => {
    const api = await startApi();
    api.store.once(moment, GAMERTAG, died);
    expect(await register(api, {}, { key: 'k' })).toMatchObject({ status: 500 });
    const answer = await register(api, {}, { key: 'k' });
    expect(answer).toMatchObject({ status: 201 });
    expect((await register(api, {}, { key: 'k' })).body).toEqual(answer.body);
    expect(await accountIds(api)).toEqual([answer.body['_id']]);
  });

  it('is erased after a day, and not before', async () => {
    const api = await startApi();
    const id = await cutShort(api, moment);
    const { run: sweep } = unfinishedRegistrations(depsOf(api));
    api.clock.now += DAY_MS;
    await sweep();
    expect(await accountIds(api)).toEqual([id]);
    api.clock.now += 1;
    await sweep();
    expect(await accountIds(api)).toEqual([]);
    expect(await register(api, { password: 'başka bir parola' })).toMatchObject({ status: 201 });
  });
});

describe('a registration that goes on while', () => {
  it('another takes its gamertag is refused, and its account is gone', async () => {
    const api = await startApi();
    let other: Awaited<ReturnType<typeof register>> | undefined;
    api.store.once('after-append', GAMERTAG, async () => {
      other = await register(api, { email: 'b@example.com' });
    });
    const answer = await register(api);
    expect(other).toMatchObject({ status: 201 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'GAMERTAG_TAKEN', errors: [{ path: 'gamertag' }] } });
    expect(await accountIds(api)).toEqual([other?.body['_id']]);
    expect(registrations(api)).toMatchObject([{ playerId: other?.body['_id'] }]);
  });

  it('its owner sends it once more makes one player', async () => {
    for (const gamertag of [REGISTRATION.gamertag, 'Başka']) {
      const api = await startApi();
      let other: Awaited<ReturnType<typeof register>> | undefined;
      api.store.once('after-append', GAMERTAG, async () => {
        other = await register(api, { gamertag });
      });
      const answer = await register(api);
      expect(new Set([answer.status, other?.status])).toEqual(new Set([201, 409]));
      expect(registrations(api)).toHaveLength(1);
      expect(await accountIds(api)).toEqual([registrations(api)[0]?.playerId]);
    }
  });

  it('its account is erased keeps the account', async () => {
    const api = await startApi();
    api.store.once('after-append', GAMERTAG, async () => {
      const [id = ''] = await accountIds(api);
      await api.accounts.erase(id);
    });
    const { status, body } = await register(api);
    expect(status).toBe(201);
    await approve(api, String(body['_id']));
    expect(await loginPlayer(api)).toMatchObject({ status: 200 });
  });

  it('the sweep finds its account keeps the account', async () => {
    const api = await startApi();
    const id = await cutShort(api);
    api.clock.now += DAY_MS + 1;
    // The sweep has seen that nobody is registered, and is slow to erase.
    const { erase } = api.accounts;
    const accounts = {
      ...api.accounts,
      erase: async (erased: string) => {
        expect(await register(api)).toMatchObject({ status: 201 });
        return erase(erased);
      },
    };
    await unfinishedRegistrations({ ...depsOf(api), accounts }).run();
    expect(await accountIds(api)).toEqual([id]);
    await approve(api, id);
    expect(await loginPlayer(api, { password: PASSWORD })).toMatchObject({ status: 200 });
  });
});

describe('the sweep', () => {
  it('leaves registered players and admins alone, and reads the stream of each once', async () => {
    const api = await startApi();
    const { body } = await register(api);
    const id = String(body['_id']);
    const { run: sweep } = unfinishedRegistrations(depsOf(api));
    api.clock.now += DAY_MS + 1;
    api.store.reads.length = 0;
    await sweep();
    await sweep();
    expect(api.store.reads.filter(({ stream }) => stream === playerStream(id))).toHaveLength(1);
    expect(await api.accounts.byId(id)).toBeDefined();
    expect(await api.accounts.byId(api.adminId)).toBeDefined();
  });
});
