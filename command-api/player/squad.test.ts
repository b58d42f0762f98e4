import { playerStream, teamStream } from '@league/events/streams.ts';
import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { type Sent, startApi } from '../testing/api.ts';
import { contextOf } from '../testing/league.ts';
import { makePlayer } from '../testing/players.ts';
import { revokeAccess } from './admin-access.ts';
import { playerSource } from './gamertags.ts';

const put = (path: string, body: unknown = {}, more: Partial<Sent> = {}): Sent => ({
  method: 'PUT',
  path,
  body,
  ...more,
});

const setup = async () => {
  const api = await startApi();
  const [moda, isik] = [await api.team('Moda'), await api.team('Işık')];
  const { id } = await makePlayer(api, 'Ada');
  const teamOf = async (playerId = id) => {
    const { state } = await playerSource(api.store, playerId).load();
    return state.status === 'existing' ? state.teamId : undefined;
  };
  const assign = (teamId: string | null, from?: string | null) =>
    api.send(put(`/api/players/${id}/assign`, { teamId, ...(from === undefined ? {} : { from }) }));
  return { api, moda, isik, id, teamOf, assign };
};

describe('assigning', () => {
  it('puts a player into a team and takes the player out, by both calls', async () => {
    const { api, moda, isik, id, teamOf, assign } = await setup();
    expect(await assign(moda)).toMatchObject({ status: 200, body: { message: 'Ada başarıyla takıma atandı!' } });
    expect(await assign(isik, moda)).toMatchObject({ status: 200 });
    expect(await teamOf()).toBe(isik);
    const both = { path: '/api/players/assign-team' };
    expect(await api.send({ ...both, body: { playerId: id, teamId: moda } })).toMatchObject({ status: 200 });
    expect(await api.send({ ...both, body: { playerId: id, teamId: null } })).toMatchObject({
      status: 200,
      body: { message: 'Ada takımdan çıkarıldı!' },
    });
    const since = api.since();
    expect(await api.send(put(`/api/players/${id}/release`))).toMatchObject({ status: 200 });
    expect(since()).toEqual([]);
  });

  it('is refused where another team stands than was seen, and names that team', async () => {
    const { moda, isik, assign, api, id } = await setup();
    await assign(moda);
    const moved = { status: 409, body: { code: 'PLAYER_MOVED', message: 'Oyuncu bu arada takım değiştirdi: Moda.' } };
    expect(await assign(isik, null)).toMatchObject(moved);
    expect(await api.send(put(`/api/players/${id}/release`, { from: isik }))).toMatchObject(moved);
    expect(await assign(moda, isik)).toMatchObject({ status: 200 });
  });

  it('is refused to a team that there is not, and to a player who is not approved', async () => {
    const { api, moda, id, assign } = await setup();
    expect(await assign(numberedId(7))).toMatchObject({
      status: 404,
      body: { code: 'TEAM_NOT_FOUND', errors: [{ path: 'teamId' }] },
    });
    const pending = await makePlayer(api, 'Efe', { approved: false });
    expect(await api.send(put(`/api/players/${pending.id}/assign`, { teamId: moda }))).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_NOT_APPROVED' },
    });
    expect(await api.send(put(`/api/players/${numberedId(7)}/assign`, { teamId: moda }))).toMatchObject({
      body: { code: 'PLAYER_NOT_FOUND' },
    });
    await api.send({ method: 'DELETE', path: `/api/players/${id}` });
    expect(await assign(moda)).toMatchObject({ body: { code: 'PLAYER_NOT_FOUND' } });
  });

  it('before the first season is for that one', async () => {
    const early = await startApi({ started: false });
    const { id } = await makePlayer(early, 'Ada');
    const teamId = await early.team('Moda');
    expect((await early.send(put(`/api/players/${id}/assign`, { teamId }))).status).toBe(200);
    expect((await early.store.readStream(playerStream(id))).events.at(-1)).toMatchObject({
      type: 'PlayerAssignedToTeam',
      data: { teamId, from: null, season: 1 },
    });
  });

  it('of one player by 20 who all saw the player free puts the player into one team', async () => {
    const { api, moda, isik, id } = await setup();
    const sent = (n: number) => put(`/api/players/${id}/assign`, { teamId: n % 2 === 0 ? moda : isik, from: null });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => api.send(sent(n))));
    expect(api.types().filter((type) => type === 'PlayerAssignedToTeam')).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost).toHaveLength(10);
    for (const { body } of lost) expect(body.code).toBe('PLAYER_MOVED');
  });
});

describe('deleting a team', () => {
  it('frees its players, and says how many', async () => {
    const { api, moda, teamOf, assign } = await setup();
    await assign(moda);
    const sent = { method: 'DELETE', path: `/api/teams/${moda}`, key: 'k' };
    const answer = await api.send(sent);
    expect(answer).toMatchObject({ status: 200, body: { freedPlayers: 1, deletedPlayers: 0 } });
    expect(await teamOf()).toBeNull();
    expect((await api.send(sent)).body).toMatchObject({ freedPlayers: 1 });
    expect(api.faults).toEqual([]);
  });

  it('deletes them with it where asked to, but the last admin, who is freed', async () => {
    const { api, moda, id, teamOf, assign } = await setup();
    const boss = await makePlayer(api, 'Efe');
    await assign(moda);
    await api.send(put(`/api/players/${boss.id}/assign`, { teamId: moda }));
    await api.send(put(`/api/players/${boss.id}`, { isAdmin: true }));
    const { token } = await api.sessions.begin({ accountId: boss.id, openedAt: 'admin', device: '' });
    await revokeAccess(api.deps, api.adminId, contextOf());
    expect(await api.send({ method: 'DELETE', path: `/api/teams/${moda}?players=delete`, token })).toMatchObject({
      status: 200,
      body: { freedPlayers: 1, deletedPlayers: 1 },
    });
    expect([await teamOf(), await teamOf(boss.id)]).toEqual([undefined, null]);
    await api.processes.reached('deleted-players', await api.store.head());
    expect(await api.accounts.byId(id)).toBeUndefined();
    expect(api.faults).toEqual([]);
  });

  it('refuses another word for what becomes of them', async () => {
    const { api, moda } = await setup();
    expect(await api.send({ method: 'DELETE', path: `/api/teams/${moda}?players=x` })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'players', message: 'players free ya da delete olmalı.' }] },
    });
  });

  it('frees a player who joins it meanwhile, and ends the membership', async () => {
    const { api, moda, isik, id, teamOf, assign } = await setup();
    const since = api.since();
    api.store.once('before-append', playerStream(id), () => api.send({ method: 'DELETE', path: `/api/teams/${moda}` }));
    expect((await assign(moda)).status).toBe(200);
    await api.processes.reached('deleted-teams', await api.store.head());
    expect(since().at(-1)).toMatchObject({ type: 'PlayerReleased', data: { teamId: moda, cause: 'teamDeleted' } });
    expect(await teamOf()).toBeNull();
    expect(await assign(isik, null)).toMatchObject({ status: 200 });
    await api.processes.reached('deleted-teams', await api.store.head());
    expect(await teamOf()).toBe(isik);
    expect(api.faults).toEqual([]);
  });

  it('leaves alone whoever has gone to another team meanwhile', async () => {
    const { api, moda, isik, teamOf, assign } = await setup();
    await assign(moda);
    api.store.once('before-append', teamStream(moda), () => assign(isik));
    expect(await api.send({ method: 'DELETE', path: `/api/teams/${moda}?players=delete` })).toMatchObject({
      status: 200,
      body: { freedPlayers: 0, deletedPlayers: 0 },
    });
    expect(await teamOf()).toBe(isik);
  });
});
