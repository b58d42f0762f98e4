import { numberedId } from '@league/events/testing/sample-events.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { currentMatches } from '../season-authority/state.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';
import { scorerOf } from '../testing/scorers.ts';

const undo = (api: TestApi, body: object = {}, key: string = crypto.randomUUID()) =>
  api.send({ path: '/api/admin/season/undo', body, key });
const resetTransfers = (api: TestApi, key = 'transfers') =>
  api.send({ path: '/api/admin/reset-transfers', body: { reason: 'Yeni dönem' }, key });
const deletePlayed = (api: TestApi, key = 'played') =>
  api.send({ method: 'DELETE', path: '/api/admin/matches-and-stats', body: { reason: 'Deneme maçları' }, key });
const resetSeason = (api: TestApi) => api.send({ path: '/api/admin/reset-season', body: {} });

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

describe('the call that deletes what was played', () => {
  it('deletes the finished matches alone, and says how many players had a line in them', async () => {
    const api = await startApi();
    const { matchId, playerId } = await scorerOf(api, 'Golcü', { goals: 2 });
    const open = await api.match(await api.team('Bolu'), await api.team('Kars'), 2);
    const answer = {
      status: 200,
      body: { message: '1 maç silindi, 1 oyuncu güncellendi.', deletedMatches: 1, updatedPlayers: 1 },
    };
    expect(await deletePlayed(api)).toMatchObject(answer);
    expect(await deletePlayed(api)).toMatchObject(answer);
    expect(api.store.recorded().at(-1)).toMatchObject({
      type: 'MatchesDeleted',
      data: { cause: 'played', players: 1, matches: [{ matchId }] },
      metadata: { reason: 'Deneme maçları' },
    });
    const { seasons } = (await api.seasons.load()).state;
    expect(currentMatches(seasons).map((match) => match.matchId)).toEqual([open]);
    expect(playerId).toBeDefined();
    expect(await deletePlayed(api, 'again')).toMatchObject({
      status: 200,
      body: { message: '0 maç silindi, 0 oyuncu güncellendi.' },
    });
  });

  it('takes the season from the address as well', async () => {
    const api = await startApi();
    expect(await api.send({ method: 'DELETE', path: '/api/admin/matches-and-stats?season=3' })).toMatchObject({
      status: 409,
      body: { code: 'SEASON_NOT_CURRENT' },
    });
  });
});

/** How a match stands. */
const statusOf = async (api: TestApi, matchId: string): Promise<string> => {
  const { acts } = (await api.seasons.load()).state;
  const { state } = await api.seasons.match(matchId, acts).load();
  return state.status === 'finished' ? `${state.result.homeScore}-${state.result.awayScore}` : state.status;
};

const existing = async (api: TestApi): Promise<string[]> =>
  currentMatches((await api.seasons.load()).state.seasons).map(({ matchId }) => matchId);

/** Moda has beaten Ege and plays Bolu next. */
const season = async () => {
  const api = await startApi();
  const [moda, ege, bolu] = [await api.team('Moda'), await api.team('Ege'), await api.team('Bolu')];
  const [played, open] = [await api.match(moda, ege), await api.match(bolu, moda, 2)];
  await api.result(played, [2, 1]);
  return { api, moda, ege, bolu, played, open };
};

describe('a deletion that is taken back', () => {
  it.each([
    ['one match', 1, (api: TestApi, id: string) => api.send({ method: 'DELETE', path: `/api/matches/${id}` })],
    ['all matches', 2, (api: TestApi) => api.send({ method: 'DELETE', path: '/api/matches/delete-all' })],
    ['those that were played', 1, (api: TestApi) => deletePlayed(api)],
  ])('of %s brings them back as they stood', async (_, matches, remove) => {
    const { api, played, open } = await season();
    expect(await remove(api, played)).toMatchObject({ status: 200 });
    expect(await undo(api)).toMatchObject({
      status: 200,
      body: { message: 'Maçların silinmesi geri alındı.', act: 'MatchesDeleted', matches, players: 0 },
    });
    expect(await existing(api)).toEqual([played, open]);
    expect(await statusOf(api, played)).toBe('2-1');
    const again = { method: 'PUT', path: `/api/matches/${played}/results`, body: { homeScore: 3, awayScore: 1 } };
    expect(await api.send(again)).toMatchObject({ status: 200 });
  });

  it('of a deleted team brings its matches back without the team, for good', async () => {
    const { api, moda, bolu, played, open } = await season();
    expect(await api.send({ method: 'DELETE', path: `/api/teams/${moda}` })).toMatchObject({ status: 200 });
    expect(api.store.recorded().findLast(({ type }) => type === 'MatchesDeleted')?.data).toMatchObject({
      cause: 'team',
      teamId: moda,
    });
    expect(await undo(api)).toMatchObject({ status: 200, body: { matches: 2 } });
    const kickOff = { method: 'PUT', path: `/api/matches/${open}/fixture`, body: { date: '2026-12-01T18:00:00.000Z' } };
    expect(await api.send(kickOff)).toMatchObject({ status: 200 });
    await api.match(bolu, await api.team('Kars'), 9);
    await api.processes.reached('deleted-teams', await api.store.head());
    expect(await existing(api)).toContain(played);
    expect(await existing(api)).toContain(open);
    expect(api.faults).toEqual([]);
  });

  it('leaves what was recorded while they were gone void', async () => {
    const { api, played } = await season();
    const late = {
      method: 'PUT',
      path: `/api/matches/${played}/results`,
      body: { homeScore: 9, awayScore: 0 },
      key: 'l',
    };
    api.store.once('before-append', matchStream(played), async () => {
      await api.send({ method: 'DELETE', path: `/api/matches/${played}` });
    });
    expect(await api.send(late)).toMatchObject({ status: 409, body: { code: 'MATCH_DELETED' } });
    await undo(api);
    expect(await statusOf(api, played)).toBe('2-1');
    expect(await api.send(late)).toMatchObject({ status: 409 });
  });

  it('settles matches for a withdrawal whose process had not come to them', async () => {
    const { api, moda, open } = await season();
    await api.processes.stop();
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'keep', reason: 'Takım dağıldı' } });
    await api.send({ method: 'DELETE', path: '/api/matches/delete-all' });
    expect(await undo(api)).toMatchObject({ status: 202, body: { matches: 2 } });
    expect(await statusOf(api, open)).toBe('scheduled');
  });

  it('does not say that nothing was recorded where the answer cannot be made', async () => {
    const { api, moda } = await season();
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'annul', reason: 'Takım dağıldı' } });
    api.store.once('after-append', seasonsStream, async () => {
      const lost = () => Promise.reject(new StoreUnavailable('disk'));
      const [match = ''] = await existing(api);
      await api.processes.stop();
      api.store.once('after-read', matchStream(match), lost);
    });
    expect(await undo(api, {}, 'u')).toMatchObject({ status: 503, body: { code: 'OUTCOME_UNKNOWN' } });
  });
});

describe('a reset of all totals that is taken back', () => {
  it('lets everything count again', async () => {
    const api = await startApi();
    await scorerOf(api, 'Golcü', { goals: 2 });
    expect(await api.send({ path: '/api/admin/reset-player-stats', body: {} })).toMatchObject({ body: { players: 1 } });
    expect(await undo(api)).toMatchObject({
      status: 200,
      body: { message: 'İstatistiklerin sıfırlanması geri alındı.', act: 'AllPlayerStatisticsReset', players: 1 },
    });
    expect(await api.send({ path: '/api/admin/reset-player-stats', body: {} })).toMatchObject({ body: { players: 1 } });
  });
});

describe('a reset of the season that is taken back', () => {
  it('goes on with the season as it was, under the settings of now', async () => {
    const { api, played, open } = await season();
    await resetSeason(api);
    await api.send({ method: 'PUT', path: '/api/settings', body: { rankingRules: { pointsForWin: 2 } } });
    expect(await undo(api, { season: 2 })).toMatchObject({
      status: 200,
      body: { message: 'Sezonun sıfırlanması geri alındı.', act: 'SeasonReset', matches: 2 },
    });
    expect(api.store.recorded().findLast(({ type }) => type === 'SeasonActUndone')?.data).toMatchObject({
      season: 2,
      undone: { closed: 1, opened: 2, rankingRules: { pointsForWin: 2 } },
    });
    expect(await existing(api)).toEqual([played, open]);
    await api.result(open, [1, 1]);
    expect(await statusOf(api, open)).toBe('1-1');
    await api.processes.reached('season-rules', await api.store.head());
    expect(api.store.recorded().filter(({ type }) => type === 'RankingRulesChanged')).toHaveLength(1);
    expect(api.faults).toEqual([]);
  });

  it('leaves void what was recorded while the season was closed', async () => {
    const { api, open } = await season();
    const late = {
      method: 'PUT',
      path: `/api/matches/${open}/results`,
      body: { homeScore: 9, awayScore: 0 },
      key: 'l',
    };
    api.store.once('before-append', matchStream(open), async () => {
      await resetSeason(api);
    });
    expect(await api.send(late)).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
    await undo(api);
    expect(await statusOf(api, open)).toBe('scheduled');
    expect(await api.send(late)).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
  });

  it('has what it had labelled: the next reset opens the same number, and no label of the season that never was', async () => {
    const { api } = await season();
    await resetSeason(api);
    await api.send({ method: 'PUT', path: '/api/settings', body: { startDate: '2031-01-01' } });
    await undo(api);
    await api.send({ method: 'PUT', path: '/api/settings', body: { startDate: '2032-01-01' } });
    expect(await resetSeason(api)).toMatchObject({ body: { season: 2, label: 'Sezon 2032 (2)' } });
  });

  it('settles the matches of a withdrawal that the reset had cut short', async () => {
    const { api, moda, open } = await season();
    const at = matchStream(open);
    api.store.once('before-append', at, async () => {
      await resetSeason(api);
    });
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'keep', reason: 'Takım dağıldı' } });
    expect(await statusOf(api, open)).toBe('scheduled');
    expect(await undo(api)).toMatchObject({ status: 200, body: { act: 'SeasonReset' } });
    expect(await statusOf(api, open)).toBe('3-0');
    expect(await undo(api)).toMatchObject({ status: 200, body: { act: 'TeamWithdrawn' } });
    expect(await statusOf(api, open)).toBe('scheduled');
    expect(api.faults).toEqual([]);
  });

  it('writes the results of an import that the reset had cut short', async () => {
    const { api } = await season();
    api.store.once('after-append', seasonsStream, async () => {
      await resetSeason(api);
    });
    const csv = 'week,home,away,homeScore,awayScore\n7,Moda,Ege,4,0';
    await api.send({ path: '/api/matches/import', body: { csv } });
    await undo(api);
    await api.processes.reached('import-results', await api.store.head());
    const [imported = ''] = (await existing(api)).slice(-1);
    expect(await statusOf(api, imported)).toBe('4-0');
    expect(api.faults).toEqual([]);
  });
});

describe('the act that is meant', () => {
  it('is the last one by its kind, team and place in the log, or nothing is taken back', async () => {
    const { api, moda, played, open } = await season();
    for (const id of [played, open]) await api.send({ method: 'DELETE', path: `/api/matches/${id}` });
    const [first, second] = api.store
      .recorded()
      .filter(({ type }) => type === 'MatchesDeleted')
      .map(({ position }) => String(position));
    const refused = { status: 409, body: { code: 'UNDO_OUTDATED' } };
    expect(await undo(api, { act: 'SeasonReset' })).toMatchObject(refused);
    expect(await undo(api, { teamId: moda })).toMatchObject(refused);
    expect(await undo(api, { act: 'MatchesDeleted', position: first })).toMatchObject(refused);
    expect(await undo(api, { act: 'MatchesDeleted', position: second })).toMatchObject({ status: 200 });
    expect(await undo(api, { position: first })).toMatchObject({ status: 200 });
    expect(await undo(api, { position: 'x' })).toMatchObject({ status: 422 });
    expect(await undo(api, { teamId: numberedId(9) })).toMatchObject({ body: { code: 'NOTHING_TO_UNDO' } });
  });

  it('is taken back by one of two who send it at once', async () => {
    const { api, played, open } = await season();
    for (const id of [played, open]) await api.send({ method: 'DELETE', path: `/api/matches/${id}` });
    api.store.once('before-append', seasonsStream, async () => {
      expect(await undo(api)).toMatchObject({ status: 200 });
    });
    expect(await undo(api)).toMatchObject({ status: 409, body: { code: 'UNDO_OUTDATED' } });
    expect(await existing(api)).toEqual([open]);
  });
});
