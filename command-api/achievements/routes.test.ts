import { achievementStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { type Sent, startApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';

const KING = { title: ' Gol  Kralı ', description: ' Sezonun en çok gol atanı. ' };

const setup = async () => {
  const api = await startApi();
  const create = (body: object = {}) => api.send({ path: '/api/achievements', body: { ...KING, ...body } });
  const id = async (body: object = {}) => String((await create(body)).body['_id']);
  const change = (achievementId: string, body: object) =>
    api.send({ method: 'PUT', path: `/api/achievements/${achievementId}`, body });
  const remove = (achievementId: string, body: object = {}) =>
    api.send({ method: 'DELETE', path: `/api/achievements/${achievementId}`, body });
  const give = (to: 'player' | 'team', body: object, sent: Partial<Sent> = {}) =>
    api.send({ path: `/api/achievements/assign/${to}`, body, ...sent });
  const recorded = async (achievementId: string) =>
    (await api.store.readStream(achievementStream(achievementId))).events.map(({ type, data }) => ({ type, data }));
  return { api, create, id, change, remove, give, recorded };
};

describe('an achievement', () => {
  it('has defaults, and its texts without space around them', async () => {
    const { create, recorded } = await setup();
    const { status, body } = await create({ customText: ' ', color: '#FFD700' });
    expect({ status, body }).toMatchObject({ status: 201, body: { message: 'Başarım oluşturuldu.' } });
    expect(await recorded(String(body['_id']))).toEqual([
      {
        type: 'AchievementCreated',
        data: {
          achievementId: body['_id'],
          title: 'Gol Kralı',
          description: 'Sezonun en çok gol atanı.',
          category: 'season',
          type: 'player',
          icon: 'trophy',
          color: '#ffd700',
          logoType: 'trophy',
          customText: null,
          season: null,
          rarity: 'common',
        },
      },
    ]);
  });

  it('changes in the fields that are sent', async () => {
    const { id, change, recorded } = await setup();
    const achievement = await id({ season: '2026' });
    expect(await change(achievement, { season: '', rarity: 'epic', color: '#FFD700' })).toMatchObject({
      status: 200,
      body: { message: 'Başarım güncellendi.' },
    });
    expect((await recorded(achievement)).at(-1)).toEqual({
      type: 'AchievementChanged',
      data: {
        achievementId: achievement,
        changes: { season: { from: '2026', to: null }, rarity: { from: 'common', to: 'epic' } },
      },
    });
    expect(await change(numberedId(7), {})).toMatchObject({ status: 404, body: { code: 'ACHIEVEMENT_NOT_FOUND' } });
    expect(await change('1', {})).toMatchObject({ status: 404, body: { code: 'ACHIEVEMENT_NOT_FOUND' } });
  });

  const COLOR = 'Renk # işareti ve altı onaltılık hane olmalı (#ffd700).';
  const ICON = 'Simge adı en fazla 40 harf, rakam, boşluk ve tireden oluşur.';
  const LENGTH = 'Başlık 2 ile 60 karakter arasında olmalı.';
  const BAD: readonly (readonly [object, string, string])[] = [
    [{ title: ' ' }, 'title', 'Başlık boş olamaz.'],
    [{ title: 'A' }, 'title', LENGTH],
    [{ title: 'A'.repeat(61) }, 'title', LENGTH],
    [{ title: '\u200b\u200b' }, 'title', 'Metinde görünmeyen karakter olamaz.'],
    [{ description: '' }, 'description', 'Açıklama boş olamaz.'],
    [{ description: 'A'.repeat(301) }, 'description', 'En fazla 300 karakter olmalı.'],
    [{ customText: 'A'.repeat(51) }, 'customText', 'En fazla 50 karakter olmalı.'],
    [{ season: 'A'.repeat(31) }, 'season', 'En fazla 30 karakter olmalı.'],
    [{ color: 'red' }, 'color', COLOR],
    [{ color: '#ffd70' }, 'color', COLOR],
    [{ icon: '<script>' }, 'icon', ICON],
    [{ icon: 'fa fa-"x' }, 'icon', ICON],
    [{ icon: ' ' }, 'icon', ICON],
    [{ icon: 'a'.repeat(41) }, 'icon', ICON],
    [{ category: 'other' }, 'category', 'Kategori seçin.'],
    [{ type: 'referee' }, 'type', 'Tür seçin.'],
    [{ logoType: 'cup' }, 'logoType', 'Logo türü seçin.'],
    [{ rarity: 'mythic' }, 'rarity', 'Nadirlik seçin.'],
  ];
  it.each(BAD)('of %j is refused at %s', async (body, path, message) => {
    const { api, create, id, change } = await setup();
    const refused = { status: 422, body: { code: 'INVALID_FIELDS', errors: [{ path, message }] } };
    expect(await create(body)).toMatchObject(refused);
    expect(await change(await id(), body)).toMatchObject(refused);
    expect(api.types().filter((type) => type.startsWith('Achievement'))).toEqual(['AchievementCreated']);
  });

  it('is deleted together with its awards, when their number is sent', async () => {
    const { api, id, remove, give, recorded } = await setup();
    const [achievementId, { id: playerId }] = [await id(), await makePlayer(api, 'Ada')];
    await give('player', { achievementId, playerId });
    for (const body of [{}, { awards: 2 }]) {
      expect(await remove(achievementId, body)).toMatchObject({
        status: 409,
        body: {
          code: 'ACHIEVEMENT_AWARDED',
          message: 'Bu başarım şu anda 1 kez verilmiş; silinirse o ödüller de kalkar.',
        },
      });
    }
    expect(await remove(achievementId, { awards: 1 })).toMatchObject({
      status: 200,
      body: { message: 'Başarım silindi.' },
    });
    expect((await recorded(achievementId)).at(-1)).toMatchObject({ type: 'AchievementDeleted' });
    expect(await give('player', { achievementId, playerId })).toMatchObject({
      status: 404,
      body: { code: 'ACHIEVEMENT_NOT_FOUND', errors: [{ path: 'achievementId' }] },
    });
  });
});

describe('an award', () => {
  it('goes to a player or a team, and is taken back', async () => {
    const { api, id, give, recorded } = await setup();
    const { id: playerId } = await makePlayer(api, 'Ada');
    const teamId = await api.team('Moda');
    const [ofPlayers, ofTeams] = [await id(), await id({ type: 'team' })];
    const first = await give('player', {
      achievementId: ofPlayers.toUpperCase(),
      playerId: playerId.toUpperCase(),
      note: ' 28 gol ',
    });
    expect(first).toMatchObject({ status: 201, body: { message: 'Başarım verildi.', _id: ofPlayers } });
    const awardId = String(first.body['awardId']);
    const facts = { achievementId: ofPlayers, awardId, title: 'Gol Kralı', type: 'player', receiverId: playerId };
    expect((await recorded(ofPlayers)).at(-1)).toEqual({
      type: 'AchievementAssigned',
      data: { ...facts, note: '28 gol' },
    });
    expect(await give('team', { achievementId: ofTeams, teamId })).toMatchObject({ status: 201 });
    const path = `/api/achievements/${ofPlayers}/awards/${awardId}`;
    expect(await api.send({ method: 'DELETE', path })).toMatchObject({
      status: 200,
      body: { message: 'Başarım geri alındı.' },
    });
    expect((await recorded(ofPlayers)).at(-1)).toEqual({ type: 'AchievementWithdrawn', data: facts });
    expect(await api.send({ method: 'DELETE', path })).toMatchObject({
      status: 404,
      body: { code: 'AWARD_NOT_FOUND' },
    });
  });

  it('is one for a command that is repeated, and two for two commands', async () => {
    const { api, id, give, recorded } = await setup();
    const [achievementId, { id: playerId }] = [await id(), await makePlayer(api, 'Ada')];
    const body = { achievementId, playerId };
    const key = { key: 'player-of-the-week' };
    const [first, second] = [await give('player', body, key), await give('player', body, key)];
    expect(second).toEqual(first);
    await give('player', body);
    expect((await recorded(achievementId)).slice(1)).toHaveLength(2);
  });

  it('is refused at the field that names who is not there, or cannot have it', async () => {
    const { api, id, give } = await setup();
    const [gone, waiting] = [await makePlayer(api, 'Ada'), await makePlayer(api, 'Efe', { approved: false })];
    await api.send({ method: 'DELETE', path: `/api/players/${gone.id}`, body: {} });
    const teamId = await api.team('Moda');
    await api.send({ method: 'DELETE', path: `/api/teams/${teamId}`, body: {} });
    const achievementId = await id();
    const refusedAt = (status: number, code: string, path: string) => ({
      status,
      body: { code, errors: [expect.objectContaining({ path })] },
    });
    const playerMissing = refusedAt(404, 'PLAYER_NOT_FOUND', 'playerId');
    expect(await give('player', { achievementId, playerId: gone.id })).toMatchObject(playerMissing);
    expect(await give('player', { achievementId, playerId: numberedId(7) })).toMatchObject(playerMissing);
    expect(await give('player', { achievementId, playerId: waiting.id })).toMatchObject(
      refusedAt(409, 'PLAYER_NOT_APPROVED', 'playerId'),
    );
    expect(await give('team', { achievementId, teamId })).toMatchObject(refusedAt(404, 'TEAM_NOT_FOUND', 'teamId'));
    expect(await give('team', { achievementId, teamId: await api.team('Işık') })).toMatchObject(
      refusedAt(422, 'INVALID_FIELDS', 'achievementId'),
    );
    expect(await give('player', {})).toMatchObject({
      status: 422,
      body: {
        errors: [
          { path: 'playerId', message: 'Bir oyuncu seçin.' },
          { path: 'achievementId', message: 'Bir başarım seçin.' },
        ],
      },
    });
    expect(await give('player', { achievementId, playerId: waiting.id, note: 'A'.repeat(201) })).toMatchObject(
      refusedAt(422, 'INVALID_FIELDS', 'note'),
    );
  });
});
