import { numberedId } from '@league/events/testing/sample-events.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { existingMatches, playedSeason, resetSeason, statusOf, undo } from '../testing/played-season.ts';
import { scorerOf } from '../testing/scorers.ts';

const deletePlayed = (api: TestApi, key = 'played') =>
  api.send({ method: 'DELETE', path: '/api/admin/matches-and-stats', body: { reason: 'Deneme maçları' }, key });

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
    expect(await existingMatches(api)).toEqual([open]);
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

describe('a deletion that is taken back', () => {
  it.each([
    ['one match', 1, (api: TestApi, id: string) => api.send({ method: 'DELETE', path: `/api/matches/${id}` })],
    ['all matches', 2, (api: TestApi) => api.send({ method: 'DELETE', path: '/api/matches/delete-all' })],
    ['those that were played', 1, (api: TestApi) => deletePlayed(api)],
  ])('of %s brings them back as they stood', async (_, matches, remove) => {
    const { api, played, open } = await playedSeason();
    expect(await remove(api, played)).toMatchObject({ status: 200 });
    expect(await undo(api)).toMatchObject({
      status: 200,
      body: { message: 'Maçların silinmesi geri alındı.', act: 'MatchesDeleted', matches, players: 0 },
    });
    expect(await existingMatches(api)).toEqual([played, open]);
    expect(await statusOf(api, played)).toBe('2-1');
    const again = { method: 'PUT', path: `/api/matches/${played}/results`, body: { homeScore: 3, awayScore: 1 } };
    expect(await api.send(again)).toMatchObject({ status: 200 });
  });

  it('of a deleted team brings its matches back without the team, for good', async () => {
    const { api, moda, bolu, played, open } = await playedSeason();
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
    expect(await existingMatches(api)).toContain(played);
    expect(await existingMatches(api)).toContain(open);
    expect(api.faults).toEqual([]);
  });

  it('leaves what was recorded while they were gone void', async () => {
    const { api, played } = await playedSeason();
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
    const { api, moda, open } = await playedSeason();
    await api.processes.stop();
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'keep', reason: 'Takım dağıldı' } });
    await api.send({ method: 'DELETE', path: '/api/matches/delete-all' });
    expect(await undo(api)).toMatchObject({ status: 202, body: { matches: 2 } });
    expect(await statusOf(api, open)).toBe('scheduled');
  });

  it('does not say that nothing was recorded where the answer cannot be made', async () => {
    const { api, moda } = await playedSeason();
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'annul', reason: 'Takım dağıldı' } });
    api.store.once('after-append', seasonsStream, async () => {
      const lost = () => Promise.reject(new StoreUnavailable('disk'));
      const [match = ''] = await existingMatches(api);
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
    const { api, played, open } = await playedSeason();
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
    expect(await existingMatches(api)).toEqual([played, open]);
    await api.result(open, [1, 1]);
    expect(await statusOf(api, open)).toBe('1-1');
    await api.processes.reached('season-rules', await api.store.head());
    expect(api.store.recorded().filter(({ type }) => type === 'RankingRulesChanged')).toHaveLength(1);
    expect(api.faults).toEqual([]);
  });

  it('leaves void what was recorded while the season was closed', async () => {
    const { api, open } = await playedSeason();
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
    const { api } = await playedSeason();
    await resetSeason(api);
    await api.send({ method: 'PUT', path: '/api/settings', body: { startDate: '2031-01-01' } });
    await undo(api);
    await api.send({ method: 'PUT', path: '/api/settings', body: { startDate: '2032-01-01' } });
    expect(await resetSeason(api)).toMatchObject({ body: { season: 2, label: 'Sezon 2032 (2)' } });
  });

  it('settles the matches of a withdrawal that the reset had cut short', async () => {
    const { api, moda, open } = await playedSeason();
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
    const { api } = await playedSeason();
    api.store.once('after-append', seasonsStream, async () => {
      await resetSeason(api);
    });
    const csv = 'week,home,away,homeScore,awayScore\n7,Moda,Ege,4,0';
    await api.send({ path: '/api/matches/import', body: { csv } });
    await undo(api);
    await api.processes.reached('import-results', await api.store.head());
    const [imported = ''] = (await existingMatches(api)).slice(-1);
    expect(await statusOf(api, imported)).toBe('4-0');
    expect(api.faults).toEqual([]);
  });
});

describe('the act that is meant', () => {
  it('is the last one by its kind, team and place in the log, or nothing is taken back', async () => {
    const { api, moda, played, open } = await playedSeason();
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
});
