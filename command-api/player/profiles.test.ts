import { likesStream, playerStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { makePlayer } from '../testing/players.ts';
import { revokeAccess } from './admin-access.ts';
import { REJECTED_FOR_MS } from './decider.ts';
import { registerPlayer } from './gamertags.ts';
import { rejectedPlayers } from './rejected-players.sweep.ts';

const setup = async () => {
  const api = await startApi();
  const [ada, efe] = [await makePlayer(api, 'Ada Nur'), await makePlayer(api, 'Efe')];
  const profile = (gamertag: string, body: object, token: string | null = ada.token, key?: string) =>
    api.send({
      method: 'PUT',
      path: `/api/players/gamertag/${encodeURIComponent(gamertag)}/profile`,
      body,
      token,
      ...(key === undefined ? {} : { key }),
    });
  const like = (id: string, body: object = {}, token = ada.token) =>
    api.send({ path: `/api/players/${id}/like`, body, token });
  return { api, ada, efe, profile, like };
};

describe('a profile', () => {
  it('is the player’s own to change, and every word of it stays out of the log', async () => {
    const { api, ada, profile } = await setup();
    const socialMedia = { twitch: ' gizli ', youtube: '' };
    const body = { bio: 'Gizli sol bek.', favoritePosition: 'Kaleci', firstName: 'Gizli', socialMedia };
    expect(await profile('ADA NUR', body)).toMatchObject({ status: 200, body: { _id: ada.id } });
    expect((await api.accounts.byId(ada.id))?.personal).toEqual({
      bio: 'Gizli sol bek.',
      firstName: 'Gizli',
      socialMedia: { twitch: 'gizli' },
    });
    expect(api.store.recorded().at(-1)).toMatchObject({
      type: 'PlayerProfileChanged',
      data: {
        changes: { favoritePosition: { from: null, to: 'Kaleci' } },
        personal: ['bio', 'firstName', 'socialMedia'],
      },
    });
    const since = api.since();
    await profile('Ada Nur', body);
    expect(since()).toEqual([]);
    await profile('Ada Nur', { bio: '', firstName: null, favoritePosition: '', socialMedia: { twitch: null } });
    expect((await api.accounts.byId(ada.id))?.personal).toEqual({});
  });

  it('that is changed while something else happens to the player names every field that changed', async () => {
    const { api, ada, profile } = await setup();
    const teamId = await api.team('Moda');
    api.store.once('before-append', playerStream(ada.id), () =>
      api.send({ method: 'PUT', path: `/api/players/${ada.id}/assign`, body: { teamId } }),
    );
    expect(await profile('Ada Nur', { bio: 'x', socialMedia: { twitch: 'ada' } })).toMatchObject({ status: 200 });
    expect(api.store.recorded().at(-1)).toMatchObject({
      type: 'PlayerProfileChanged',
      data: { personal: ['bio', 'socialMedia'] },
    });
  });

  it('is found by an earlier gamertag too', async () => {
    const { api, ada, profile } = await setup();
    await api.send({ method: 'PUT', path: `/api/players/${ada.id}`, body: { gamertag: 'Moda' } });
    expect(await profile('ada nur', { bio: 'x' })).toMatchObject({ status: 200, body: { _id: ada.id } });
  });

  it('is refused to other players, and not to admins', async () => {
    const { api, profile } = await setup();
    const since = api.since();
    expect(await profile('Efe', { bio: 'x' })).toMatchObject({
      status: 403,
      body: { code: 'PROFILE_NOT_YOURS', message: 'Bu profili güncelleme yetkiniz yok' },
    });
    expect(await profile('Efe', { bio: 'x' }, null)).toMatchObject({ status: 401 });
    expect(since()).toEqual([]);
    expect(await profile('Efe', { bio: 'x' }, api.adminToken)).toMatchObject({ status: 200 });
  });

  it.each(['Yok', '..', 'a'.repeat(3000), 'Ada\u200bNur'])('%s is nobody’s', async (gamertag) => {
    const { profile } = await setup();
    expect(await profile(gamertag.replace('..', '%2e%2e.'), { bio: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'PLAYER_NOT_FOUND' },
    });
  });
});

describe('a like', () => {
  it('is turned round, or set as the sender wants it', async () => {
    const { api, efe, like } = await setup();
    const liked = { status: 200, body: { success: true, likes: 1, isLiked: true, message: 'Profil beğenildi!' } };
    const unliked = { status: 200, body: { likes: 0, isLiked: false, message: 'Beğeni geri çekildi!' } };
    expect(await like(efe.id)).toMatchObject(liked);
    expect(await like(efe.id, { liked: true })).toMatchObject(liked);
    expect(await like(efe.id)).toMatchObject(unliked);
    expect(await like(efe.id, { liked: false })).toMatchObject(unliked);
    expect(api.types().filter((type) => type.endsWith('liked'))).toEqual(['PlayerUnliked']);
    expect(api.types().filter((type) => type === 'PlayerLiked')).toHaveLength(1);
  });

  it('is refused for the own profile, for nobody and for who is not approved', async () => {
    const { api, ada, like } = await setup();
    const pending = await makePlayer(api, 'Can', { approved: false });
    expect(await like(ada.id)).toMatchObject({ status: 409, body: { code: 'OWN_PROFILE' } });
    expect(await like(numberedId(7))).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    expect(await like(pending.id)).toMatchObject({ status: 409, body: { code: 'PLAYER_NOT_APPROVED' } });
  });

  it.each([
    ['who gives it is deleted', 'ada', 'DELETE', '', 'PLAYER_NOT_FOUND'],
    ['the player is deleted', 'efe', 'DELETE', '', 'PLAYER_NOT_FOUND'],
    ['the player is rejected', 'efe', 'PUT', '/reject', 'PLAYER_NOT_APPROVED'],
  ] as const)('that lands in the log behind the moment when %s is taken back', async (_, who, method, path, code) => {
    const { api, like, ...players } = await setup();
    const late = likesStream(players.ada.id);
    api.store.once('before-append', late, async () => {
      await api.send({ method, path: `/api/players/${players[who].id}${path}`, body: {} });
      await api.processes.reached('deleted-players', await api.store.head());
    });
    const since = api.since();
    expect(await like(players.efe.id, { liked: true })).toMatchObject({ body: { code } });
    const likes = since().filter(({ stream }) => stream === late);
    expect(likes.map(({ type }) => type)).toEqual(['PlayerLiked', 'PlayerUnliked']);
  });

  it('that was recorded before its player was deleted is answered to a repeat as the first time', async () => {
    const { api, ada, efe } = await setup();
    const sent = { path: `/api/players/${efe.id}/like`, body: { liked: true }, token: ada.token, key: 'k' };
    await api.send(sent);
    await api.send({ method: 'DELETE', path: `/api/players/${efe.id}` });
    const since = api.since();
    expect(await api.send(sent)).toMatchObject({ status: 200, body: { isLiked: true } });
    expect(since()).toEqual([]);
  });

  it('sent 50 times at once is one event, turned round or not', async () => {
    const { api, efe, like } = await setup();
    const since = api.since();
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(efe.id, { liked: true })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(since().map(({ type }) => type)).toEqual(['PlayerLiked']);
  });
});

describe('deleting a player', () => {
  it('erases the account with its sessions, takes back the likes given and keeps the gamertag', async () => {
    const { api, ada, efe, like } = await setup();
    await like(efe.id);
    const sent = { method: 'DELETE', path: `/api/players/${ada.id}`, key: 'k' };
    const answer = await api.send(sent);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Oyuncu silindi.' } });
    expect(await api.accounts.byId(ada.id)).toBeUndefined();
    expect(api.sessionStore.all().filter(({ accountId }) => accountId === ada.id)).toEqual([]);
    expect(api.types().slice(-2)).toEqual(['PlayerDeleted', 'PlayerUnliked']);
    expect((await api.send(sent)).status).toBe(200);
    expect(await api.send({ ...sent, key: 'l' })).toMatchObject({ status: 404 });
    const wish = { playerId: numberedId(5), gamertag: 'ADA NUR', position: null, jerseyNumber: null };
    await expect(registerPlayer(api.deps, wish, contextOf())).rejects.toMatchObject({ code: 'GAMERTAG_TAKEN' });
    expect(api.faults).toEqual([]);
  });

  it('of an admin takes the access first, also where it was cut short and sent again', async () => {
    const { api, ada } = await setup();
    await api.send({ method: 'PUT', path: `/api/players/${ada.id}`, body: { isAdmin: true } });
    const since = api.since();
    api.store.once('before-append', playerStream(ada.id), () => Promise.reject(new Error('crash')));
    const sent = { method: 'DELETE', path: `/api/players/${ada.id}`, key: 'k' };
    expect((await api.send(sent)).status).toBe(500);
    expect((await api.send(sent)).status).toBe(200);
    expect(since().map(({ type }) => type)).toEqual(['AdminAccessRevoked', 'PlayerDeleted']);
  });
});

describe('the sweep of rejected players', () => {
  it('erases those who were rejected 30 days ago, and frees their gamertags', async () => {
    const { api, ada, efe } = await setup();
    const sweep = rejectedPlayers({ ...api.deps, now: () => api.clock.now });
    for (const { id } of [ada, efe]) await api.send({ method: 'PUT', path: `/api/players/${id}/reject`, body: {} });
    await api.send({ method: 'PUT', path: `/api/players/${efe.id}/approve`, body: {} });
    api.clock.now += REJECTED_FOR_MS;
    await sweep.run();
    expect(api.types()).not.toContain('PlayerDeleted');
    api.clock.now += 1;
    await sweep.run();
    await sweep.run();
    await api.processes.reached('deleted-players', await api.store.head());
    expect(api.types().filter((type) => type === 'PlayerDeleted')).toHaveLength(1);
    expect(await api.accounts.byId(ada.id)).toBeUndefined();
    expect(await api.accounts.byId(efe.id)).toBeDefined();
    const wish = { playerId: numberedId(5), gamertag: 'ada nur', position: null, jerseyNumber: null };
    expect((await registerPlayer(api.deps, wish, contextOf())).state.status).toBe('existing');
  });
});

describe('the last admins', () => {
  it('of whom two give up access at once keep one', async () => {
    const { api, ada, efe } = await setup();
    for (const { id } of [ada, efe]) {
      await api.send({ method: 'PUT', path: `/api/players/${id}`, body: { isAdmin: true } });
    }
    const tokens = await Promise.all(
      [ada, efe].map(({ id }) => api.sessions.begin({ accountId: id, openedAt: 'admin', device: '' })),
    );
    const giveUp = (id: string, n: number) =>
      api.send({
        method: 'PUT',
        path: `/api/players/${id}`,
        body: { isAdmin: false },
        token: tokens[n]?.token ?? null,
      });
    await revokeAccess(api.deps, api.adminId, contextOf());
    const answers = await Promise.all([ada, efe].map(({ id }, n) => giveUp(id, n)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await api.admins.load()).state.size).toBe(1);
  });
});
