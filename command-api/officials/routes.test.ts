import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { officialStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

const LINK = 'https://www.twitch.tv/ada';

const setup = async () => {
  const api = await startApi();
  const [ada, efe] = [await makePlayer(api, 'Ada'), await makePlayer(api, 'Efe')];
  const apply = (body: object, token: string | null = ada.token, gamertag = 'Ada') =>
    api.send({ path: `/api/players/gamertag/${gamertag}/applications`, body, token });
  const appoint = (body: object) => api.send({ path: '/api/simple-referees/assign', body });
  const appointToShow = (body: object) => api.send({ path: '/api/simple-broadcasters/assign', body });
  const judge = (kind: 'referees' | 'broadcasters', isApproved: boolean, id = ada.id) =>
    api.send({ method: 'PUT', path: `/api/${kind}/${id}/approve`, body: { isApproved } });
  const dismiss = (kind: 'referees' | 'broadcasters', id = ada.id) =>
    api.send({ method: 'DELETE', path: `/api/simple-${kind}/${id}` });
  const recorded = async (id = ada.id) =>
    (await api.store.readStream(officialStream(id))).events.map(({ type, data }) => ({ type, data }));
  const personal = async (id = ada.id) => (await api.accounts.byId(id))?.personal;
  return { api, ada, efe, apply, appoint, appointToShow, judge, dismiss, recorded, personal };
};

describe('an application', () => {
  it('is made by the player, and granted or refused by an admin', async () => {
    const { ada, apply, judge, recorded } = await setup();
    expect(await apply({ role: 'referee', level: 'Deneyimli', experienceYears: 3 })).toMatchObject({
      status: 200,
      body: { message: 'Başvurunuz alındı.', _id: ada.id },
    });
    expect(await judge('referees', false)).toMatchObject({ status: 200, body: { message: 'Hakem reddedildi' } });
    expect(await judge('referees', true)).toMatchObject({ status: 200, body: { message: 'Hakem onaylandı' } });
    expect((await recorded()).map(({ type }) => type)).toEqual([
      'RefereeApplied',
      'RefereeRejected',
      'RefereeApproved',
    ]);
    expect(await judge('broadcasters', true)).toMatchObject({ status: 404, body: { code: 'BROADCASTER_NOT_FOUND' } });
  });

  it('leaves name and link of the channel out of the log', async () => {
    const { apply, recorded, personal } = await setup();
    await apply({ role: 'broadcaster', platform: 'Twitch', channelLink: ` ${LINK} `, channelName: 'Ada TV' });
    expect(await personal()).toEqual({ channelLink: LINK, channelName: 'Ada TV' });
    expect(await recorded()).toEqual([
      {
        type: 'BroadcasterApplied',
        data: expect.objectContaining({ platform: 'Twitch', personal: ['channelLink', 'channelName'] }),
      },
    ]);
  });

  it('is for oneself', async () => {
    const { efe, apply, recorded } = await setup();
    const body = { role: 'referee', level: 'Yeni', experienceYears: 0 };
    expect(await apply(body, efe.token)).toMatchObject({ status: 403, body: { code: 'PROFILE_NOT_YOURS' } });
    expect(await apply(body, null)).toMatchObject({ status: 401 });
    expect(await apply(body, efe.token, 'Kimse')).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    expect(await recorded()).toEqual([]);
  });

  const BAD: readonly (readonly [object, string, string])[] = [
    [{}, 'role', 'Hakemlik ya da yayıncılık seçin.'],
    [{ role: 'referee', experienceYears: 1 }, 'level', 'Seviye seçin.'],
    [{ role: 'referee', level: 'Yeni', experienceYears: 61 }, 'experienceYears', '0 ile 60 arasında bir sayı girin.'],
    [{ role: 'referee', level: 'Yeni', experienceYears: 1.5 }, 'experienceYears', 'Yıl olarak tam sayı girin.'],
    [{ role: 'broadcaster', channelLink: LINK }, 'platform', 'Lütfen platform ve kanal linki seçin.'],
    [{ role: 'broadcaster', platform: 'Radyo', channelLink: LINK }, 'platform', 'Platform seçin.'],
    [
      { role: 'broadcaster', platform: 'Twitch', channelLink: ' ' },
      'channelLink',
      'Lütfen platform ve kanal linki seçin.',
    ],
    ...['javascript:alert(1)', 'data:text/html,x', 'twitch.tv/ada', `https://ada:1@twitch.tv`].map(
      (channelLink) =>
        [
          { role: 'broadcaster', platform: 'Twitch', channelLink },
          'channelLink',
          'http ya da https ile başlayan bir adres girin.',
        ] as const,
    ),
  ];
  it.each(BAD)('of %j is refused at %s', async (body, path, message) => {
    const { apply, recorded, personal } = await setup();
    expect(await apply(body)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
    expect(await recorded()).toEqual([]);
    expect(await personal()).toEqual({});
  });
});

describe('a link that leads elsewhere than to its platform', () => {
  it('is taken when it is sent once more with confirm', async () => {
    const { ada, apply, appointToShow, personal } = await setup();
    const channel = { platform: 'Kick', channelLink: LINK };
    const refused = {
      status: 409,
      body: {
        code: 'LINK_ELSEWHERE',
        message: 'Bu link Kick adresine gitmiyor (www.twitch.tv). Yine de kaydetmek ister misiniz?',
      },
    };
    expect(await apply({ role: 'broadcaster', ...channel })).toMatchObject(refused);
    expect(await appointToShow({ playerId: ada.id, ...channel })).toMatchObject(refused);
    expect(await personal()).toEqual({});
    expect(await apply({ role: 'broadcaster', ...channel, confirm: true })).toMatchObject({ status: 200 });
    expect(await personal()).toEqual({ channelLink: LINK });
  });
});

describe('an appointment', () => {
  it('approves at once, and leaves notes out of the log', async () => {
    const { ada, appoint, appointToShow, recorded, personal } = await setup();
    expect(await appoint({ playerId: ada.id.toUpperCase(), notes: 'Hafta içi uygun.' })).toMatchObject({
      status: 200,
      body: { message: 'Oyuncu hakem olarak atandı!', _id: ada.id },
    });
    const channel = { platform: 'Twitch', channelLink: LINK, notes: 'İki kamera.' };
    expect(await appointToShow({ playerId: ada.id, ...channel })).toMatchObject({
      status: 200,
      body: { message: 'Oyuncu yayıncı olarak atandı!' },
    });
    expect(await personal()).toEqual({
      refereeNotes: 'Hafta içi uygun.',
      broadcasterNotes: 'İki kamera.',
      channelLink: LINK,
    });
    expect(await recorded()).toEqual([
      { type: 'RefereeAppointed', data: { playerId: ada.id, personal: ['refereeNotes'] } },
      {
        type: 'BroadcasterAppointed',
        data: { playerId: ada.id, platform: 'Twitch', personal: ['channelLink', 'broadcasterNotes'] },
      },
    ]);
    expect(await appoint({ playerId: ada.id })).toMatchObject({ status: 409, body: { code: 'ALREADY_REFEREE' } });
    expect((await personal())?.refereeNotes).toBe('Hafta içi uygun.');
  });

  it('is for approved players that there are', async () => {
    const { api, appoint } = await setup();
    const pending = await makePlayer(api, 'Can', { approved: false });
    expect(await appoint({ playerId: pending.id })).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_NOT_APPROVED' },
    });
    expect(await appoint({ playerId: numberedId(7) })).toMatchObject({
      status: 404,
      body: { code: 'PLAYER_NOT_FOUND' },
    });
    expect(await appoint({})).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'playerId', message: 'Lütfen bir oyuncu seçin.' }] },
    });
  });

  it('without notes takes away those of an earlier one', async () => {
    const { ada, appoint, dismiss, personal } = await setup();
    await appoint({ playerId: ada.id, notes: 'Hafta içi uygun.' });
    expect(await dismiss('referees')).toMatchObject({ status: 200, body: { message: 'Ada hakemlikten çıkarıldı.' } });
    expect(await dismiss('referees')).toMatchObject({ status: 404, body: { code: 'REFEREE_NOT_FOUND' } });
    await appoint({ playerId: ada.id });
    expect(await personal()).toEqual({});
  });

  it('of one player by two admins at once happens once', async () => {
    const { api, ada, appoint } = await setup();
    const answers = await Promise.all([appoint({ playerId: ada.id }), appoint({ playerId: ada.id })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(api.types().filter((type) => type === 'RefereeAppointed')).toHaveLength(1);
  });

  it.each([
    ['rejected', 'PUT', '/reject', 'PLAYER_NOT_APPROVED', { refereeNotes: undefined }],
    ['deleted', 'DELETE', '', 'PLAYER_NOT_FOUND', undefined],
  ] as const)(
    'that comes behind the end of the player, who is %s, is taken back',
    async (cause, method, path, code, left) => {
      const { api, ada, appoint, recorded, personal } = await setup();
      api.store.once('before-append', officialStream(ada.id), () =>
        api.send({ method, path: `/api/players/${ada.id}${path}`, body: {} }),
      );
      expect(await appoint({ playerId: ada.id, notes: 'Gizli.' })).toMatchObject({ body: { code } });
      expect((await recorded()).at(-1)).toEqual({ type: 'RefereeDismissed', data: { playerId: ada.id, cause } });
      expect(left === undefined ? await personal() : (await personal())?.refereeNotes).toBeUndefined();
    },
  );

  it('writes nothing to the account where the log is away', async () => {
    const { api, ada, appoint, personal } = await setup();
    const away = () => Promise.reject(new StoreUnavailable('away'));
    api.store.once('before-append', officialStream(ada.id), away);
    expect((await appoint({ playerId: ada.id, notes: 'Gizli.' })).status).toBe(503);
    expect(await personal()).toEqual({});
  });
});

describe('the end of a player', () => {
  it.each([
    ['rejected', 'PUT', '/reject'],
    ['deleted', 'DELETE', ''],
  ] as const)('who is %s ends the offices, and refuses what the player asked for', async (cause, method, path) => {
    const { api, ada, apply, appoint, recorded } = await setup();
    await appoint({ playerId: ada.id });
    await apply({ role: 'broadcaster', platform: 'Twitch', channelLink: LINK });
    expect((await api.send({ method, path: `/api/players/${ada.id}${path}`, body: {} })).status).toBe(200);
    await api.processes.reached('ended-offices', await api.store.head());
    expect((await recorded()).slice(2)).toEqual([
      { type: 'RefereeDismissed', data: { playerId: ada.id, cause } },
      { type: 'BroadcasterRejected', data: { playerId: ada.id } },
    ]);
    expect(api.faults).toEqual([]);
  });
});
