import { RecordingUncertain } from '@league/events/ports/event-store.ts';
import { adminsStream, playerStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD, startApi, type TestApi } from '../testing/api.ts';
import { loginPlayer, REGISTRATION, signedIn } from '../testing/people.ts';
import { makePlayer } from '../testing/players.ts';

const NEW = 'yeni gizli parola';

/** Leaves the account as a process does that is killed behind its write: nothing is appended, and nothing is taken back. */
const killedBeforeAppend = (api: TestApi, stream: string): void =>
  api.store.once('before-append', stream, () => Promise.reject(new RecordingUncertain('killed')));

describe('a call whose process is killed between the account store and the log', () => {
  const setup = async () => {
    const api = await startApi();
    const ada = await makePlayer(api, 'Ada');
    const imported = await makePlayer(api, 'Efe', { email: null });
    return { api, ada, imported };
  };
  type Scene = Awaited<ReturnType<typeof setup>>;
  const edit = ({ api }: Scene, id: string, body: object) =>
    api.send({ method: 'PUT', path: `/api/players/${id}`, body });
  const reject = ({ api, ada }: Scene, reason: string) =>
    api.send({ method: 'PUT', path: `/api/players/${ada.id}/reject`, body: { reason } });

  it.each([
    [
      'a profile',
      'ada',
      ({ api, ada }: Scene) =>
        api.send({
          method: 'PUT',
          path: '/api/players/gamertag/Ada/profile',
          body: { bio: 'x', socialMedia: { twitch: 'ada' } },
          token: ada.token,
        }),
      { type: 'PlayerProfileChanged', data: { personal: ['bio', 'socialMedia'] } },
    ],
    [
      'an edit by an admin',
      'ada',
      (scene: Scene) => edit(scene, scene.ada.id, { email: 'yeni@example.com', psoId: 'ada-2' }),
      { type: 'PlayerDetailsChanged', data: { personal: ['email', 'psoId'] } },
    ],
    [
      'a first e-mail of an imported player',
      'imported',
      (scene: Scene) => edit(scene, scene.imported.id, { email: 'efe@example.com' }),
      { type: 'PlayerDetailsChanged', data: { personal: ['email'] } },
    ],
    [
      'another reason of a rejection',
      'ada',
      async (scene: Scene) => reject(scene, 'ikinci neden'),
      { type: 'PlayerRejected', data: { reasonGiven: true } },
    ],
  ] as const)('records %s when it is sent again, once', async (_, who, send, event) => {
    const scene = await setup();
    const { api } = scene;
    if (event.type === 'PlayerRejected') await reject(scene, 'ilk neden');
    killedBeforeAppend(api, playerStream(scene[who].id));
    const since = api.since();
    expect(await send(scene)).toMatchObject({ status: 503 });
    expect(since()).toEqual([]);
    for (let time = 0; time < 2; time += 1) expect(await send(scene)).toMatchObject({ status: 200 });
    expect(since()).toMatchObject([event]);
  });

  it('stays unrecorded where it fails when it is sent again, and the next repeat records it', async () => {
    const scene = await setup();
    const { api, ada } = scene;
    const send = () => edit(scene, ada.id, { psoId: 'ada-2' });
    killedBeforeAppend(api, playerStream(ada.id));
    await send();
    api.store.once('before-append', playerStream(ada.id), () => Promise.reject(new Error('refused')));
    expect(await send()).toMatchObject({ status: 500 });
    const since = api.since();
    expect(await send()).toMatchObject({ status: 200 });
    expect(since()).toMatchObject([{ type: 'PlayerDetailsChanged', data: { personal: ['psoId'] } }]);
  });
});

describe('a new password whose process is killed before it is recorded', () => {
  const setup = async () => {
    const api = await startApi();
    const { id, token } = await signedIn(api);
    const other = String((await loginPlayer(api)).body['token']);
    const change = (wish: object = {}) =>
      api.send({
        method: 'PUT',
        path: '/api/account/password',
        body: { currentPassword: PASSWORD, password: NEW, ...wish },
        token,
      });
    const code = String((await api.send({ path: `/api/players/${id}/reset-code`, body: {} })).body['code']);
    const redeem = (wish: object = {}) =>
      api.send({
        path: '/api/login/reset-code',
        body: { email: REGISTRATION.email, code, password: NEW, ...wish },
        token: null,
      });
    return { api, id, other, change, redeem };
  };

  it.each(['change', 'redeem'] as const)('is recorded when the %s is sent again, once', async (call) => {
    const { api, id, other, ...calls } = await setup();
    const send = calls[call];
    killedBeforeAppend(api, playerStream(id));
    const since = api.since();
    expect(await send()).toMatchObject({ status: 503 });
    expect((await send({ password: 'bir başka parola' })).status).toBeGreaterThan(400);
    expect(since()).toEqual([]);
    expect(await send()).toMatchObject({ status: 200 });
    expect(since()).toMatchObject([
      { type: 'PasswordChanged', data: { playerId: id, how: call === 'change' ? 'own' : 'resetCode' } },
    ]);
    expect((await send()).status).toBeGreaterThan(400);
    expect(await api.sessions.identify(other)).toBeUndefined();
    expect(await loginPlayer(api, { password: NEW })).toMatchObject({ status: 200 });
  });

  it('is recorded when the change is sent again by an admin who is no player', async () => {
    const api = await startApi();
    const body = { currentPassword: PASSWORD, password: NEW };
    const send = () => api.send({ method: 'PUT', path: '/api/account/password', body });
    killedBeforeAppend(api, adminsStream);
    const since = api.since();
    expect(await send()).toMatchObject({ status: 503 });
    expect(await send()).toMatchObject({ status: 200 });
    expect(since()).toMatchObject([{ type: 'AdminPasswordChanged', data: { adminId: api.adminId } }]);
  });
});
