import { seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { undo } from '../testing/played-season.ts';
import { makePlayer } from '../testing/players.ts';

const resetTransfers = (api: TestApi, key = 'transfers') =>
  api.send({ path: '/api/admin/reset-transfers', body: { reason: 'Yeni dönem' }, key });

/** The teams of players, each by name or null, in the order of the ids. */
const teamsOf = async (api: TestApi, ids: readonly string[]): Promise<(string | null)[]> => {
  const now = new Map<string, string | null>();
  for (const { type, data } of api.store.recorded()) {
    if (type === 'PlayerAssignedToTeam') now.set(data.playerId, data.teamId);
    if (type === 'PlayerReleased') now.set(data.playerId, null);
  }
  return ids.map((id) => now.get(id) ?? null);
};

const assign = (api: TestApi, playerId: string, teamId: string) =>
  api.send({ method: 'PUT', path: `/api/players/${playerId}/assign`, body: { teamId } });

/** Ada and Efe play for Moda, Can for Ege. */
const squads = async () => {
  const api = await startApi();
  const [moda, ege] = [await api.team('Moda'), await api.team('Ege')];
  const ids: string[] = [];
  for (const [gamertag, team] of [
    ['Ada', moda],
    ['Efe', moda],
    ['Can', ege],
  ] as const) {
    const { id } = await makePlayer(api, gamertag);
    await assign(api, id, team);
    ids.push(id);
  }
  const [ada = '', efe = '', can = ''] = ids;
  return { api, moda, ege, ids, ada, efe, can };
};

describe('the call that makes all players free', () => {
  it('releases each of them, and answers when that is done, also a repeat', async () => {
    const { api, ids } = await squads();
    const since = api.since();
    const answer = { status: 200, body: { message: 'Transfer merkezi sıfırlandı!', players: 3 } };
    expect(await resetTransfers(api)).toMatchObject(answer);
    expect(await resetTransfers(api)).toMatchObject(answer);
    expect(await teamsOf(api, ids)).toEqual([null, null, null]);
    const released = { type: 'PlayerReleased', data: { cause: 'transfersReset' }, metadata: { reason: 'Yeni dönem' } };
    expect(since()).toMatchObject([{ type: 'TransfersReset', data: { season: 1 } }, released, released, released]);
    expect(api.faults).toEqual([]);
  });

  it('records nothing where nobody is in a team', async () => {
    const api = await startApi();
    const since = api.since();
    expect(await resetTransfers(api)).toMatchObject({ status: 200, body: { players: 0 } });
    expect(since()).toEqual([]);
  });

  it('says so where they are still to be released', async () => {
    const { api, moda, ege, ids } = await squads();
    await api.processes.stop();
    expect(await resetTransfers(api)).toMatchObject({
      status: 202,
      body: { message: 'Transfer merkezi sıfırlandı; oyuncular daha sonra serbest kalacak.', players: 3 },
    });
    expect(await teamsOf(api, ids)).toEqual([moda, moda, ege]);
  });

  it('leaves a player alone who was put into another team meanwhile', async () => {
    const { api, ege, ids, ada } = await squads();
    api.store.once('before-append', seasonsStream, async () => {
      await assign(api, ada, ege);
    });
    await resetTransfers(api);
    expect(await teamsOf(api, ids)).toEqual([ege, null, null]);
  });

  it('is refused for another season than the current one', async () => {
    const api = await startApi();
    expect(await api.send({ path: '/api/admin/reset-transfers', body: { season: 2 } })).toMatchObject({
      status: 409,
      body: { code: 'SEASON_NOT_CURRENT' },
    });
  });
});

describe('transfers that are taken back', () => {
  const answered = (players: number) => ({
    status: 200,
    body: { message: 'Transferlerin sıfırlanması geri alındı.', act: 'TransfersReset', matches: 0, players },
  });

  it('give each player the team back, once', async () => {
    const { api, moda, ege, ids } = await squads();
    await resetTransfers(api);
    expect(await undo(api, {}, 'u')).toMatchObject(answered(3));
    expect(await undo(api, {}, 'u')).toMatchObject(answered(3));
    expect(await teamsOf(api, ids)).toEqual([moda, moda, ege]);
    expect(await undo(api)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_UNDO' } });
    expect(api.faults).toEqual([]);
  });

  it('leave players and teams alone that are gone', async () => {
    const { api, moda, ege, ids, ada } = await squads();
    await resetTransfers(api);
    await api.send({ method: 'DELETE', path: `/api/players/${ada}` });
    await api.send({ method: 'DELETE', path: `/api/teams/${ege}` });
    expect(await undo(api)).toMatchObject(answered(1));
    expect(await teamsOf(api, ids)).toEqual([null, moda, null]);
    expect(api.faults).toEqual([]);
  });

  it('are refused once a player was given another team, and says how many', async () => {
    const { api, ege, ids, ada } = await squads();
    await resetTransfers(api);
    await assign(api, ada, ege);
    expect(await undo(api)).toMatchObject({
      status: 409,
      body: {
        code: 'UNDO_PLAYERS_PLACED',
        message: 'Sıfırlamanın ardından 1 oyuncu yeni bir takıma girdi; artık geri alınamaz.',
      },
    });
    expect(await teamsOf(api, ids)).toEqual([ege, null, null]);
  });

  it('leave a player where the player is again', async () => {
    const { api, moda, ege, ids, ada } = await squads();
    await resetTransfers(api);
    await assign(api, ada, moda);
    expect(await undo(api)).toMatchObject(answered(2));
    expect(await teamsOf(api, ids)).toEqual([moda, moda, ege]);
  });

  it('leave a player alone who was put into a team while they were taken back', async () => {
    const { api, moda, ege, ids, ada } = await squads();
    await resetTransfers(api);
    api.store.once('after-append', seasonsStream, async () => {
      await assign(api, ada, ege);
    });
    await undo(api);
    expect(await teamsOf(api, ids)).toEqual([ege, moda, ege]);
  });

  it('say so where the players are still to get them', async () => {
    const { api } = await squads();
    await resetTransfers(api);
    await api.processes.stop();
    expect(await undo(api)).toMatchObject({
      status: 202,
      body: { message: 'Transferlerin sıfırlanması geri alındı; gerisi daha sonra tamamlanacak.', players: 3 },
    });
  });
});
