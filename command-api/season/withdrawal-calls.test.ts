import { numberedId } from '@league/events/testing/sample-events.ts';
import { StoreUnavailable } from '@league/events/ports/event-store.ts';
import { matchStream, seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';

const result = (api: TestApi, matchId: string, body: object) =>
  api.send({ method: 'PUT', path: `/api/matches/${matchId}/results`, body });

/** How each of these matches stands: its status, and its score where it has one, with the winner of a walkover. */
const standing = async (api: TestApi, ids: readonly string[]): Promise<string[]> => {
  const { acts } = (await api.seasons.load()).state;
  const matches = await Promise.all(ids.map((id) => api.seasons.match(id, acts).load()));
  return matches.map(({ state }) => {
    if (state.status !== 'finished') {
      return state.provisionalScore === null
        ? state.status
        : `${state.status} ${state.provisionalScore.home}-${state.provisionalScore.away}`;
    }
    const { homeScore, awayScore, walkover } = state.result;
    return `${homeScore}-${awayScore}${walkover === null ? '' : ` ${walkover}`}`;
  });
};

/** Moda has won at home against Ege and is cancelled against Bolu, and has two matches before it; Ege and Bolu have one of their own. */
const league = async () => {
  const api = await startApi();
  const [moda, ege, bolu] = [await api.team('Moda'), await api.team('Ege'), await api.team('Bolu')];
  const played = await api.match(moda, ege);
  const cancelled = await api.match(moda, bolu, 2);
  const atHome = await api.match(moda, ege, 3);
  const away = await api.match(bolu, moda, 4);
  const others = await api.match(ege, bolu, 5);
  await api.result(played, [2, 1]);
  await result(api, cancelled, { status: 'cancelled' });
  const ids = [played, cancelled, atHome, away, others];
  const withdraw = (body: object = {}, { teamId = moda, key = 'w' } = {}) =>
    api.send({
      path: `/api/teams/${teamId}/withdraw`,
      body: { played: 'keep', reason: ' Takım dağıldı ', ...body },
      key,
    });
  const undo = (key = 'u', body: object = {}) => api.send({ path: '/api/admin/season/undo', body, key });
  return { api, moda, ege, bolu, played, cancelled, atHome, away, others, ids, withdraw, undo };
};

const BEFORE = ['2-1', 'cancelled', 'scheduled', 'scheduled', 'scheduled'];
const KEPT = ['2-1', 'cancelled', '0-3 away', '3-0 home', 'scheduled'];
const ANNULLED = ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'scheduled'];

describe('the call that withdraws a team', () => {
  it('gives its open matches to the others and answers when that is done, also a repeat', async () => {
    const { api, moda, ids, withdraw } = await league();
    const since = api.since();
    const first = await withdraw();
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'Takım ligden çekildi.', walkovers: 2, annulled: 0, cancelled: 0 },
    });
    expect(await standing(api, ids)).toEqual(KEPT);
    expect(await withdraw()).toMatchObject({ status: 200, body: { walkovers: 2, annulled: 0, cancelled: 0 } });
    const following = {
      data: { withdrawnTeam: moda },
      metadata: { reason: 'Takım dağıldı', actor: { id: api.adminId } },
    };
    expect(since()).toMatchObject([
      {
        type: 'TeamWithdrawn',
        data: { season: 1, teamId: moda, played: 'keep', reason: 'Takım dağıldı' },
        metadata: { reason: 'Takım dağıldı' },
      },
      { type: 'MatchResultEntered', ...following },
      { type: 'MatchResultEntered', ...following },
    ]);
    expect(api.faults).toEqual([]);
  });

  it('annuls all its matches, and none of them takes a result or is planned again', async () => {
    const { api, ids, played, cancelled, others, withdraw } = await league();
    expect(await withdraw({ played: 'annul' })).toMatchObject({
      status: 200,
      body: { walkovers: 0, annulled: 1, cancelled: 2 },
    });
    expect(await standing(api, ids)).toEqual(ANNULLED);
    const refused = {
      status: 409,
      body: { code: 'MATCH_OF_WITHDRAWN_TEAM', message: 'Bu maçın bir takımı ligden çekildi; maç artık oynanamaz.' },
    };
    expect(await result(api, played, { homeScore: 1, awayScore: 1 })).toMatchObject(refused);
    expect(await result(api, cancelled, { status: 'scheduled' })).toMatchObject(refused);
    expect(await result(api, others, { homeScore: 1, awayScore: 1 })).toMatchObject({ status: 200 });
  });

  it('may be sent for two teams, one after the other', async () => {
    const { api, ege, ids, withdraw } = await league();
    await withdraw();
    expect(await withdraw({ played: 'annul' }, { teamId: ege, key: 'e' })).toMatchObject({
      status: 200,
      body: { walkovers: 0, annulled: 2, cancelled: 1 },
    });
    expect(await standing(api, ids)).toEqual(['cancelled', 'cancelled', 'cancelled', '3-0 home', 'cancelled']);
  });

  it.each([
    ['without a choice', { played: undefined }, 'played', 'Oynanan maçların ne olacağını seçin.'],
    ['with another choice', { played: 'delete' }, 'played', 'Oynanan maçların ne olacağını seçin.'],
    ['without a reason', { reason: undefined }, 'reason', 'Nedeni en az 3 karakterle yazın.'],
    ['with two letters', { reason: ' ab ' }, 'reason', 'Nedeni en az 3 karakterle yazın.'],
  ])('is refused %s at the field', async (_, more, path, message) => {
    const { withdraw } = await league();
    expect(await withdraw(more)).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
  });

  it('is refused for a team that is not there or does not play, and a second time', async () => {
    const { api, withdraw } = await league();
    expect(await withdraw({}, { teamId: numberedId(9) })).toMatchObject({ status: 404 });
    const kars = await api.team('Kars');
    expect(await withdraw({}, { teamId: kars })).toMatchObject({ status: 409, body: { code: 'TEAM_NOT_IN_SEASON' } });
    await withdraw();
    expect(await withdraw({}, { key: 'again' })).toMatchObject({ status: 409, body: { code: 'ALREADY_WITHDRAWN' } });
    expect(await withdraw({ season: 2 }, { key: 'next' })).toMatchObject({
      status: 409,
      body: { code: 'SEASON_NOT_CURRENT' },
    });
  });

  it('is refused while a match of it is live, and says how many', async () => {
    const { api, atHome, withdraw } = await league();
    await result(api, atHome, { status: 'live', homeScore: 1, awayScore: 0 });
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: {
        code: 'TEAM_PLAYS_NOW',
        message: 'Takımın şu anda oynanan ya da sonucu yazılan 1 maçı var; bitince yeniden deneyin.',
      },
    });
  });

  it('is refused while an import still writes a result of it', async () => {
    const { api, withdraw } = await league();
    await api.processes.stop();
    const csv = 'week,home,away,homeScore,awayScore\n3,Moda,Ege,4,0';
    expect(await api.send({ path: '/api/matches/import', body: { csv } })).toMatchObject({ status: 202 });
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'TEAM_PLAYS_NOW' } });
  });

  it('says what will become of the matches where the process stands still', async () => {
    const { api, ids, withdraw, undo } = await league();
    await api.processes.stop();
    expect(await withdraw()).toMatchObject({
      status: 202,
      body: { message: 'Takım ligden çekildi; maçları daha sonra güncellenecek.', walkovers: 2 },
    });
    expect(await standing(api, ids)).toEqual(BEFORE);
    expect(await undo()).toMatchObject({
      status: 202,
      body: { message: 'Çekilme geri alındı; gerisi daha sonra tamamlanacak.' },
    });
  });

  it('does not say that nothing was recorded where its matches cannot be counted afterwards', async () => {
    const { api, played, withdraw } = await league();
    await api.processes.stop();
    const lost = () => Promise.reject(new StoreUnavailable('disk'));
    api.store.once('after-append', seasonsStream, async () => api.store.once('after-read', matchStream(played), lost));
    expect(await withdraw()).toMatchObject({ status: 503, body: { code: 'OUTCOME_UNKNOWN' } });
    expect(await withdraw()).toMatchObject({ status: 202, body: { walkovers: 2 } });
  });

  it('leaves the team without new matches in the season', async () => {
    const { api, moda, bolu, withdraw } = await league();
    await withdraw();
    expect(await api.send({ path: '/api/matches', body: { week: 9, homeTeam: bolu, awayTeam: moda } })).toMatchObject({
      status: 409,
      body: {
        code: 'TEAM_WITHDRAWN',
        errors: [{ path: 'awayTeam', message: 'Bu takım ligden çekildi; bu sezon maçı olamaz.' }],
      },
    });
    const csv = 'week,home,away\n9,Bolu,Moda';
    expect(await api.send({ path: '/api/matches/import', body: { csv } })).toMatchObject({
      status: 409,
      body: { code: 'TEAM_WITHDRAWN' },
    });
  });

  it('may be followed by the deletion of the team: its matches go, and come back before the withdrawal is taken back', async () => {
    const { api, moda, ids, withdraw, undo } = await league();
    await withdraw({ played: 'annul' });
    expect(await api.send({ method: 'DELETE', path: `/api/teams/${moda}` })).toMatchObject({
      status: 200,
      body: { deletedMatches: 4 },
    });
    expect(await undo('1', { teamId: moda })).toMatchObject({ status: 409, body: { code: 'UNDO_OUTDATED' } });
    expect(await undo('2')).toMatchObject({ status: 200, body: { act: 'MatchesDeleted', matches: 4 } });
    expect(await standing(api, ids)).toEqual(ANNULLED);
    expect(await undo('3')).toMatchObject({ status: 200, body: { act: 'TeamWithdrawn', matches: 3 } });
    expect(await standing(api, ids)).toEqual(BEFORE);
    expect(api.faults).toEqual([]);
  });
});

describe('the call that takes the last act on the season back', () => {
  it.each(['keep', 'annul'])('gives each match what it had before, also where it was to %s', async (played) => {
    const { api, ids, withdraw, undo } = await league();
    await withdraw({ played });
    const since = api.since();
    const answer = {
      status: 200,
      body: { message: 'Çekilme geri alındı.', act: 'TeamWithdrawn', matches: played === 'keep' ? 2 : 3 },
    };
    expect(await undo('u', { reason: 'Geri döndüler' })).toMatchObject(answer);
    expect(await undo('u', { reason: 'Geri döndüler' })).toMatchObject(answer);
    expect(await standing(api, ids)).toEqual(BEFORE);
    expect(since()[0]).toMatchObject({ type: 'SeasonActUndone', metadata: { reason: 'Geri döndüler' } });
    expect(since()).toHaveLength(1 + answer.body.matches);
    expect(await undo('again')).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_TO_UNDO', message: 'Geri alınacak bir işlem yok.' },
    });
  });

  it('goes back through two withdrawals, the later first', async () => {
    const { api, ege, ids, withdraw, undo } = await league();
    await withdraw();
    await withdraw({ played: 'annul' }, { teamId: ege, key: 'e' });
    expect(await undo('first')).toMatchObject({ status: 200, body: { matches: 3 } });
    expect(await standing(api, ids)).toEqual(KEPT);
    expect(await undo('second')).toMatchObject({ status: 200, body: { matches: 2 } });
    expect(await standing(api, ids)).toEqual(BEFORE);
  });

  it('of a team is refused where another team has left since', async () => {
    const { api, moda, ege, ids, withdraw, undo } = await league();
    await withdraw();
    await withdraw({ played: 'annul' }, { teamId: ege, key: 'e' });
    const between = await standing(api, ids);
    expect(await undo('1', { teamId: moda })).toMatchObject({ status: 409, body: { code: 'UNDO_OUTDATED' } });
    expect(await standing(api, ids)).toEqual(between);
    expect(await undo('2', { teamId: ege })).toMatchObject({ status: 200 });
    expect(await undo('3', { teamId: moda })).toMatchObject({ status: 200 });
  });

  it('is refused once a match that followed was changed, and says how many', async () => {
    const { api, atHome, played, withdraw, undo } = await league();
    await withdraw();
    // It was played before the withdrawal, so that nothing of it rests on that.
    await result(api, played, { homeScore: 2, awayScore: 2 });
    await result(api, atHome, { isWalkover: false, homeScore: 1, awayScore: 4 });
    expect(await undo()).toMatchObject({
      status: 409,
      body: {
        code: 'UNDO_MATCHES_CHANGED',
        message: 'Çekilmenin ardından 1 maçın sonucu değişti; artık geri alınamaz.',
      },
    });
  });

  it('is refused of a season that is over', async () => {
    const { api, withdraw, undo } = await league();
    await withdraw();
    await api.send({ path: '/api/admin/reset-season', body: {} });
    expect(await undo('1', { season: 1 })).toMatchObject({ status: 409, body: { code: 'SEASON_NOT_CURRENT' } });
  });

  it('is won by one of two who send it at once', async () => {
    const { api, ege, ids, withdraw, undo } = await league();
    await withdraw();
    await withdraw({ played: 'annul' }, { teamId: ege, key: 'e' });
    api.store.once('before-append', seasonsStream, async () => {
      expect(await undo('faster')).toMatchObject({ status: 200 });
    });
    expect(await undo('slower')).toMatchObject({
      status: 409,
      body: { code: 'UNDO_OUTDATED', message: 'Son işlem bu arada değişti; hiçbir şey geri alınmadı.' },
    });
    expect(await standing(api, ids)).toEqual(KEPT);
  });
});
