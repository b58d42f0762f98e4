import { beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi, USERNAME } from '../testing/api.ts';

let api: TestApi;
let matchId: string;

beforeEach(async () => {
  api = await startApi();
  matchId = await api.match(await api.team('Moda'), await api.team('Işık'));
});

type Extra = { readonly seen?: string; readonly token?: string; readonly key?: string };

const put = (path: string, body: object, { seen, ...more }: Extra = {}) =>
  api.send({ method: 'PUT', path, body, ...(seen === undefined ? {} : { headers: { 'if-match': seen } }), ...more });

const enter = (body: object, extra?: Extra) => put(`/api/admin/match-result/${matchId}`, body, extra);
const results = (body: object, extra?: Extra) => put(`/api/matches/${matchId}/results`, body, extra);
const schedule = (body: object) => put(`/api/matches/${matchId}/schedule`, body);

describe('entering a result through the control panel', () => {
  it('answers with the match, its new revision and a sentence for the admin', async () => {
    const answer = await enter({
      homeScore: 3,
      awayScore: 1,
      homeYellowCards: 2,
      goalScorers: [],
      assists: [],
      saves: [],
      homeLineup: [],
      awayLineup: [],
      isWalkover: false,
      walkoverWinner: null,
      status: 'Finished',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Maç sonucu başarıyla güncellendi!',
        resultRevision: 1,
        match: {
          _id: matchId,
          status: 'finished',
          homeScore: 3,
          awayScore: 1,
          homeYellowCards: 2,
          awayYellowCards: null,
          isWalkover: false,
        },
      },
    });
  });

  it.each([
    ['home', 3, 0],
    ['away', 0, 3],
  ])('gives a walkover to the %s side', async (walkoverWinner, homeScore, awayScore) => {
    expect(await enter({ homeScore, awayScore, isWalkover: true, walkoverWinner })).toMatchObject({
      body: {
        message: 'Maç sonucu başarıyla güncellendi! (Hükmen)',
        match: { homeScore, awayScore, isWalkover: true, walkoverWinner },
      },
    });
  });

  it.each([{}, { walkoverWinner: null }])('refuses a walkover without a winner (%j)', async (winner) => {
    const since = api.since();
    expect(await enter({ homeScore: 0, awayScore: 0, isWalkover: true, ...winner })).toMatchObject({
      status: 422,
      body: { message: 'Hükmen maç için kazanan takımı seçmelisiniz!', errors: [{ path: 'walkoverWinner' }] },
    });
    expect(since()).toEqual([]);
  });

  it.each(['completed', 'Completed', 'FINISHED', 'finished'])('takes %s for finished', async (status) => {
    expect(await enter({ homeScore: 1, awayScore: 1, status })).toMatchObject({
      body: { match: { status: 'finished' } },
    });
  });

  it('shows a running score, and none of it once the match is planned again', async () => {
    expect(await enter({ homeScore: 1, awayScore: 0, status: 'Live' })).toMatchObject({
      body: { resultRevision: 0, match: { status: 'live', homeScore: 1, awayScore: 0 } },
    });
    expect(await enter({ status: 'scheduled' })).toMatchObject({
      body: { match: { status: 'scheduled', homeScore: null } },
    });
  });

  it('annuls the result of a match that is called off, and then takes none', async () => {
    await enter({ homeScore: 3, awayScore: 1 });
    expect(await enter({ status: 'cancelled' })).toMatchObject({
      body: { resultRevision: 2, match: { status: 'cancelled', homeScore: null } },
    });
    expect(await enter({ homeScore: 3, awayScore: 1 })).toMatchObject({
      status: 409,
      body: { code: 'MATCH_CANCELLED' },
    });
  });
});

describe('entering a result by the older names', () => {
  it('is the same result', async () => {
    expect(await results({ teamAScore: 2, teamBScore: 2, playerStats: [] })).toMatchObject({
      status: 200,
      body: { match: { homeScore: 2, awayScore: 2 } },
    });
    expect(await results({ homeScore: 2, awayScore: 2 })).toMatchObject({ body: { resultRevision: 1 } });
  });

  it('keeps the parts that are left out', async () => {
    await results({ teamAScore: 2, teamBScore: 2, homeRedCards: 1 });
    expect(await results({ teamBScore: 3 })).toMatchObject({
      body: { match: { homeScore: 2, awayScore: 3, homeRedCards: 1 } },
    });
  });
});

describe('a result that cannot be', () => {
  it.each([
    [{ homeScore: -1, awayScore: 0 }, 'homeScore', '0 ile 99 arasında bir tam sayı girin.'],
    [{ homeScore: 1_000_000, awayScore: 0 }, 'homeScore', '0 ile 99 arasında bir tam sayı girin.'],
    [{ homeScore: 1.5, awayScore: 0 }, 'homeScore', '0 ile 99 arasında bir tam sayı girin.'],
    [{ homeScore: '3 ', awayScore: 0 }, 'homeScore', '0 ile 99 arasında bir tam sayı girin.'],
    [{ homeScore: null, awayScore: 0 }, 'homeScore', 'Ev sahibi skorunu girin.'],
    [{ homeScore: 1, awayScore: 0, homeYellowCards: 100 }, 'homeYellowCards', '0 ile 99 arasında bir tam sayı girin.'],
    [
      { homeScore: 1, awayScore: 0, status: 'bitti' },
      'status',
      'Şunlardan biri olmalı: scheduled, live, finished, cancelled.',
    ],
    [{ homeScore: 1, awayScore: 0, isWalkover: 'evet' }, 'isWalkover', 'Evet ya da hayır (true/false) olmalı.'],
    [{ homeScore: 1, awayScore: 0, goalScorers: [{}] }, 'goalScorers[0].player', 'Oyuncu seçin.'],
    [{ homeScore: 1, awayScore: 0, goalScorers: 'x' }, 'goalScorers', 'Liste olmalı.'],
    [{ awayScore: 0 }, 'homeScore', 'Ev sahibi skorunu girin.'],
    [{ homeScore: 1, awayScore: 0, resultRevision: 7 }, 'resultRevision', 'Bu alan kabul edilmiyor.'],
  ])('%j is refused at its field, in Turkish', async (body, path, message) => {
    const since = api.since();
    expect(await enter(body)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
    expect(since()).toEqual([]);
  });

  it('is taken at the very edge', async () => {
    expect(await enter({ homeScore: 99, awayScore: 0, awayRedCards: 99 })).toMatchObject({ status: 200 });
  });
});

describe('If-Match', () => {
  it('lets the edit of the revision that was seen through', async () => {
    expect(await enter({ homeScore: 3, awayScore: 1 }, { seen: '"0"' })).toMatchObject({
      status: 200,
      body: { resultRevision: 1 },
    });
    expect(await enter({ homeScore: 3, awayScore: 2 }, { seen: '"1"' })).toMatchObject({
      status: 200,
      body: { resultRevision: 2 },
    });
  });

  it('that is stale meets the state as it is, who made it so and when; nothing is recorded', async () => {
    await enter({ homeScore: 3, awayScore: 1, homeYellowCards: 2 });
    const since = api.since();
    expect(await results({ homeScore: 0, awayScore: 0 }, { seen: '"0"' })).toMatchObject({
      status: 412,
      body: {
        code: 'STALE_RESULT',
        current: {
          status: 'finished',
          homeScore: 3,
          awayScore: 1,
          isWalkover: false,
          walkoverWinner: null,
          homeYellowCards: 2,
          resultRevision: 1,
          changedBy: USERNAME,
          changedAt: '2026-11-21T18:00:00.000Z',
        },
      },
    });
    expect(since()).toEqual([]);
  });

  it('that is ahead of the match is stale as well', async () => {
    expect(await enter({ homeScore: 3, awayScore: 1 }, { seen: '"1"' })).toMatchObject({
      status: 412,
      body: { current: { resultRevision: 0, changedAt: null, changedBy: null } },
    });
  });

  it('of two admins lets exactly one through; the other sees whose edit won', async () => {
    const selin = await api.anotherAdmin('Selin');
    const answers = await Promise.all([
      enter({ homeScore: 1, awayScore: 0 }, { seen: '"0"' }),
      enter({ homeScore: 0, awayScore: 1 }, { seen: '"0"', token: selin.token }),
    ]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 412]);
    const winner = answers[0] === won ? USERNAME : `admin ${selin.id.slice(-3)}`;
    const homeScore = answers[0] === won ? 1 : 0;
    expect(lost?.body.current).toMatchObject({ resultRevision: 1, changedBy: winner, homeScore });
  });

  it('of twenty admins at once lets exactly one through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => enter({ homeScore: n, awayScore: 0 }, { seen: '"0"' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 412),
    ]);
    expect(api.store.recorded().filter(({ type }) => type === 'MatchResultEntered')).toHaveLength(1);
  });

  it('is not asked for: without one, or with *, the last edit stands', async () => {
    await enter({ homeScore: 3, awayScore: 1 });
    expect(await enter({ homeScore: 3, awayScore: 2 })).toMatchObject({ status: 200 });
    expect(await enter({ homeScore: 3, awayScore: 3 }, { seen: '*' })).toMatchObject({ status: 200 });
  });

  it.each(['0', 'W/"0"', '"0", "1"', '"-1"', '"x"', '"99999999999"', ''])('%j is no revision', async (seen) => {
    expect(await enter({ homeScore: 3, awayScore: 1 }, { seen })).toMatchObject({
      status: 400,
      body: { code: 'BAD_IF_MATCH' },
    });
  });

  it('is not raised by moving the match to another day', async () => {
    await enter({ homeScore: 3, awayScore: 1 });
    expect(await schedule({ date: '2026-12-01T18:00:00Z' })).toMatchObject({ body: { resultRevision: 1 } });
    expect(await enter({ homeScore: 3, awayScore: 2 }, { seen: '"1"' })).toMatchObject({ status: 200 });
  });
});

describe('scheduling', () => {
  const scheduled = () => api.store.recorded().findLast((event) => event.type === 'MatchScheduled')?.data;

  it('keeps the instant in UTC, and the league’s own stadium when none is named', async () => {
    expect(await schedule({ date: '2026-12-01T21:00:00+03:00', stadium: '  ' })).toMatchObject({
      status: 200,
      body: { message: 'İşlem başarılı!' },
    });
    expect(scheduled()).toMatchObject({ date: '2026-12-01T18:00:00.000Z', stadium: 'Lig Stadyumu' });
    await schedule({ date: '2026-12-01T18:00:00Z', stadium: ' Kadıköy ' });
    expect(scheduled()).toMatchObject({
      stadium: 'Kadıköy',
      changes: { stadium: { from: 'Lig Stadyumu', to: 'Kadıköy' } },
    });
  });

  it('changes the stadium alone, and postpones a match to no date', async () => {
    await schedule({ stadium: 'Moda' });
    expect(scheduled()).toMatchObject({ stadium: 'Moda', changes: { stadium: { to: 'Moda' } } });
    expect(await schedule({ postponed: true })).toMatchObject({ status: 200 });
    expect(scheduled()).toMatchObject({ date: null, stadium: 'Moda' });
  });

  it('takes the years from 2000 to 2100 as they are in UTC, whatever is typed', async () => {
    expect(await schedule({ date: '1999-12-31T23:00:00-05:00' })).toMatchObject({ status: 200 });
    expect(scheduled()).toMatchObject({ date: '2000-01-01T04:00:00.000Z' });
    expect(await schedule({ date: '2101-01-01T02:00:00+03:00' })).toMatchObject({ status: 200 });
    expect(scheduled()).toMatchObject({ date: '2100-12-31T23:00:00.000Z' });
  });

  it.each([
    [{}, 'date', 'Tarih ve saat gerekli.'],
    [{ date: '' }, 'date', 'Tarih ve saat gerekli.'],
    [{ postponed: false }, 'postponed', 'Yalnızca true olabilir.'],
    [{ date: '2026-12-01T18:00:00Z', postponed: true }, 'postponed', 'Ertelenen maçın tarihi olamaz.'],
    [{ date: '2026-02-30T18:00:00Z' }, 'date', 'Saat dilimi olan bir tarih ve saat olmalı (ISO 8601).'],
    [{ date: '31.12.2026' }, 'date', 'Saat dilimi olan bir tarih ve saat olmalı (ISO 8601).'],
    [{ date: '2026-12-01T18:00:00' }, 'date', 'Saat dilimi olan bir tarih ve saat olmalı (ISO 8601).'],
    [{ date: '1970-01-01T00:00:00Z' }, 'date', 'Tarih 2000 ile 2100 arasında olmalı.'],
    [{ date: '0000-01-01T00:00:00+14:00' }, 'date', 'Tarih 2000 ile 2100 arasında olmalı.'],
    [{ date: '9999-12-31T23:59:59-12:00' }, 'date', 'Tarih 2000 ile 2100 arasında olmalı.'],
    [{ date: '2000-01-01T01:00:00+03:00' }, 'date', 'Tarih 2000 ile 2100 arasında olmalı.'],
    [{ date: 1_800_000_000_000 }, 'date', 'Metin olmalı.'],
    [{ date: '2026-12-01T18:00:00Z', stadium: 'x'.repeat(101) }, 'stadium', 'En fazla 100 karakter olmalı.'],
    [{ date: '2026-12-01T18:00:00Z', stadium: 'a\u0000' }, 'stadium', 'Metinde görünmeyen karakter olamaz.'],
  ])('%j is refused at its field', async (body, path, message) => {
    const since = api.since();
    const answer = await schedule(body);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors).toEqual([{ path, message }]);
    expect(since()).toEqual([]);
  });
});

describe('a match that is not there', () => {
  it('is told apart: unknown, or of a season that is over', async () => {
    expect(
      await put('/api/matches/00000000-0000-4000-8000-000000000001/results', { homeScore: 1, awayScore: 0 }),
    ).toMatchObject({
      status: 404,
      body: { code: 'MATCH_NOT_FOUND', message: 'Maç bulunamadı.' },
    });
    await api.send({ path: '/api/admin/reset-season', body: {} });
    expect(await enter({ homeScore: 1, awayScore: 0 })).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
  });

  it('is known by its id in capitals too', async () => {
    expect(await put(`/api/matches/${matchId.toUpperCase()}/results`, { homeScore: 1, awayScore: 0 })).toMatchObject({
      status: 200,
    });
  });
});
