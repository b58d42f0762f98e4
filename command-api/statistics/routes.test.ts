import { seasonsStream } from '@league/events/streams.ts';
import { playerStream } from '@league/events/streams.ts';
import { STATISTICS } from '@league/events/statistics.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { makePlayer } from '../testing/players.ts';
import { score, type ScoredMatch, scorerOf } from '../testing/scorers.ts';

let api: TestApi;
let scorer: ScoredMatch;

beforeEach(async () => {
  api = await startApi();
  scorer = await scorerOf(api, 'Golcü', { goals: 3, assists: 1, yellowCards: 2, position: 'Kaleci', saves: 4 });
});

const take = (body: object, more: object = {}) =>
  api.send({ method: 'DELETE', path: `/api/players/${scorer.playerId}/stats`, body, ...more });
const decrease = (amount?: number | null, statsToDelete = ['goals'], more: object = {}) =>
  take({ statsToDelete, operation: 'decrease', ...(amount === undefined ? {} : { amount }), ...more });
const reset = (statsToDelete: string[], more: object = {}) => take({ statsToDelete, operation: 'reset', ...more });
const resetAll = (body: object = {}) => api.send({ path: '/api/admin/reset-player-stats', body });
const newSeason = () => api.send({ path: '/api/admin/reset-season', body: {} });
const last = () => api.store.recorded().at(-1);
const done = { status: 200, body: { message: 'Golcü oyuncusunun seçilen istatistikleri başarıyla silindi!' } };

describe('a reset of a player', () => {
  it('records the totals that are chosen, with what stood', async () => {
    expect(await reset(['gkSaves', 'goals', 'redCards'])).toMatchObject(done);
    expect(last()).toMatchObject({
      type: 'PlayerStatisticsReset',
      stream: playerStream(scorer.playerId),
      data: {
        playerId: scorer.playerId,
        season: 1,
        statistics: ['goals', 'saves', 'redCards'],
        changes: { goals: { from: 3, to: 0 }, saves: { from: 4, to: 0 } },
      },
    });
  });

  it('of all takes every one, matches played too', async () => {
    expect(await reset(['all'])).toMatchObject(done);
    expect(last()?.data).toMatchObject({
      statistics: STATISTICS,
      changes: { matchesPlayed: { from: 1, to: 0 }, cleanSheets: { from: 1, to: 0 }, saves: { from: 4, to: 0 } },
    });
    expect((await decrease(1)).status).toBe(422);
  });

  it('records nothing where nothing stands, and answers the same', async () => {
    await reset(['goals']);
    const since = api.since();
    expect(await reset(['goals'])).toMatchObject(done);
    expect(await reset(['redCards'])).toMatchObject(done);
    expect(since()).toEqual([]);
  });

  it('lets what comes later count, and nothing of a correction of what came before', async () => {
    await reset(['goals']);
    await score(api, scorer, { goals: 2 });
    expect((await decrease(1)).status).toBe(422);
    const later = { ...scorer, matchId: await api.match(scorer.teamId, await api.team('Sonraki'), 2) };
    await score(api, later, { goals: 2 });
    expect(await decrease(2)).toMatchObject(done);
    expect(last()?.data).toMatchObject({ changes: { goals: { from: 2, to: 0 } } });
  });

  it('holds for a match that was annulled and is entered again', async () => {
    await reset(['goals']);
    const path = `/api/matches/${scorer.matchId}/results`;
    await api.send({ method: 'PUT', path, body: { status: 'scheduled' } });
    await score(api, scorer, { goals: 3 });
    expect((await decrease(1)).status).toBe(422);
  });
});

describe('a decrease', () => {
  it('takes the amount off each that is chosen, one without it', async () => {
    expect(await decrease(2, ['goals', 'yellowCards'])).toMatchObject(done);
    expect(last()).toMatchObject({
      type: 'PlayerStatisticsDecreased',
      data: {
        playerId: scorer.playerId,
        season: 1,
        amount: 2,
        changes: { goals: { from: 3, to: 1 }, yellowCards: { from: 2, to: 0 } },
      },
    });
    for (const amount of [undefined, null]) {
      await decrease(amount, ['gkSaves']);
      expect(last()?.data).toMatchObject({ amount: 1 });
    }
  });

  it('of more than stands is refused at its field, and records nothing', async () => {
    await decrease(1);
    const since = api.since();
    const message = 'Oyuncunun 2 gol kaydı var; en fazla 2 azaltılır.';
    expect(await decrease(3)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', message, errors: [{ path: 'amount', message }] },
    });
    expect(await decrease(1, ['redCards', 'goals'])).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'amount', message: 'Azaltılacak kırmızı kart yok.' }] },
    });
    expect(since()).toEqual([]);
  });

  it.each([
    [{ amount: 0 }, 'amount', '1 ile 10 arasında bir tam sayı girin.'],
    [{ amount: 11 }, 'amount', '1 ile 10 arasında bir tam sayı girin.'],
    [{ amount: 1.5 }, 'amount', '1 ile 10 arasında bir tam sayı girin.'],
    [{ statsToDelete: [] }, 'statsToDelete', 'En az bir istatistik seçin.'],
    [{ statsToDelete: ['all'] }, 'statsToDelete', 'Tüm istatistikler yalnızca sıfırlanabilir.'],
    [{ statsToDelete: ['shots'] }, 'statsToDelete[0]', 'Listedeki istatistiklerden birini seçin.'],
    [{ operation: 'double' }, 'operation', 'Sıfırlama ya da azaltma seçin.'],
  ])('with %j is refused at %s', async (part, path, message) => {
    const since = api.since();
    const sent = await take({ statsToDelete: ['goals'], operation: 'decrease', ...part });
    expect(sent).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
    expect(since()).toEqual([]);
  });

  it('is decided on what stands after one that came first', async () => {
    api.store.once('before-append', playerStream(scorer.playerId), () => decrease(2));
    const sent = await decrease(2);
    expect(sent).toMatchObject({ status: 422, body: { message: 'Oyuncunun 1 gol kaydı var; en fazla 1 azaltılır.' } });
  });

  it('counts no match that is deleted', async () => {
    await api.send({ method: 'DELETE', path: `/api/matches/${scorer.matchId}`, body: {} });
    expect((await decrease(1)).status).toBe(422);
  });
});

describe('a reset of all players', () => {
  it('records how many had something to lose', async () => {
    await scorerOf(api, 'Başka', { goals: 0 });
    const other = await scorerOf(api, 'Üçüncü', { goals: 1 });
    await api.send({
      method: 'DELETE',
      path: `/api/players/${other.playerId}/stats`,
      body: { statsToDelete: ['all'], operation: 'reset' },
    });
    const sent = await resetAll();
    expect(sent).toMatchObject({ status: 200, body: { message: 'Tüm oyuncu istatistikleri sıfırlandı!', players: 2 } });
    expect(last()).toMatchObject({
      type: 'AllPlayerStatisticsReset',
      stream: seasonsStream,
      data: { season: 1, players: 2 },
    });
    expect((await decrease(1)).status).toBe(422);
  });

  it('records nothing where nobody has anything', async () => {
    await resetAll();
    const since = api.since();
    expect(await resetAll()).toMatchObject({ status: 200, body: { players: 0 } });
    expect(since()).toEqual([]);
  });

  it('is decided again where another act on the seasons came first', async () => {
    api.store.once('before-append', seasonsStream, () =>
      api.team('Araya').then((home) => api.match(home, scorer.teamId, 2)),
    );
    expect(await resetAll()).toMatchObject({ status: 200, body: { players: 1 } });
  });

  it('is refused where the season ends while it is on its way', async () => {
    api.store.once('before-append', seasonsStream, newSeason);
    expect(await resetAll()).toMatchObject({ status: 409, body: { code: 'SEASON_NOT_CURRENT' } });
  });
});

describe('what belongs to a season', () => {
  it.each([1, 3])('is refused for season %i while 2 is current', async (season) => {
    await newSeason();
    const since = api.since();
    const refused = { status: 409, body: { code: 'SEASON_NOT_CURRENT' } };
    expect(await reset(['goals'], { season })).toMatchObject(refused);
    expect(await resetAll({ season })).toMatchObject(refused);
    expect(since()).toEqual([]);
  });

  it('begins with nothing in the next', async () => {
    await newSeason();
    expect((await decrease(1)).status).toBe(422);
    expect(await reset(['goals'], { season: 2 })).toMatchObject(done);
  });
});

describe('a player who is not there', () => {
  it.each(['00000000-0000-4000-8000-000000000077', 'x'])('is not found: %s', async (id) => {
    const body = { statsToDelete: ['goals'], operation: 'reset' };
    const sent = await api.send({ method: 'DELETE', path: `/api/players/${id}/stats`, body });
    expect(sent).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
  });

  it('is not found once deleted; one who is not approved has nothing', async () => {
    const pending = await makePlayer(api, 'Bekleyen', { approved: false });
    const body = { statsToDelete: ['goals'], operation: 'decrease' };
    const path = `/api/players/${pending.id}/stats`;
    expect((await api.send({ method: 'DELETE', path, body })).status).toBe(422);
    await api.send({ method: 'DELETE', path: `/api/players/${scorer.playerId}`, body: {} });
    expect((await decrease(1)).status).toBe(404);
  });
});
