import { seasonsStream } from '@league/events/streams.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';
import { existingMatches, playedSeason, resetSeason, statusOf, undo } from '../testing/played-season.ts';

const OUTDATED = {
  status: 409,
  body: { code: 'UNDO_OUTDATED', message: 'Son işlem bu arada değişti; hiçbir şey geri alınmadı.' },
};
const NOTHING = { status: 409, body: { code: 'NOTHING_TO_UNDO', message: 'Geri alınacak bir işlem yok.' } };

describe('of two who take an act back at once', () => {
  it('one does, and the other does not take back the act before it', async () => {
    const { api, played, open } = await playedSeason();
    for (const id of [played, open]) await api.send({ method: 'DELETE', path: `/api/matches/${id}` });
    api.store.once('before-append', seasonsStream, async () => {
      expect(await undo(api)).toMatchObject({ status: 200 });
    });
    expect(await undo(api)).toMatchObject(OUTDATED);
    expect(await existingMatches(api)).toEqual([open]);
  });

  it('one does, and the other learns that nothing is left where there was no act before it', async () => {
    const { api, played } = await playedSeason();
    await api.send({ method: 'DELETE', path: `/api/matches/${played}` });
    const answers = await Promise.all([undo(api, { act: 'MatchesDeleted' }), undo(api, { act: 'MatchesDeleted' })]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect(won).toMatchObject({ status: 200, body: { matches: 1 } });
    expect(lost).toMatchObject(NOTHING);
    expect(api.store.recorded().filter(({ type }) => type === 'SeasonActUndone')).toHaveLength(1);
  });
});

describe('an act of another season', () => {
  it('is not taken back, by the number of its season or by its place in the log', async () => {
    const { api, played } = await playedSeason();
    await api.send({ method: 'DELETE', path: `/api/matches/${played}` });
    const position = String(await api.store.head());
    await resetSeason(api);
    const since = api.since();
    expect(await undo(api, { season: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SEASON_NOT_CURRENT', message: 'Bu işlem 1. sezon içindi; şu anki sezon 2.' },
    });
    expect(await undo(api, { position })).toMatchObject(OUTDATED);
    expect(await undo(api, { act: 'MatchesDeleted' })).toMatchObject(OUTDATED);
    expect(since()).toEqual([]);
  });
});

describe('what something rests on is not taken back', () => {
  it('a withdrawal of a team whose matches new fixtures replaced', async () => {
    const api = await startApi();
    const [moda] = [await api.team('Moda'), await api.team('Ege'), await api.team('Bolu')];
    await api.send({ path: '/api/matches/generate-fixtures', body: {} });
    await api.send({ path: `/api/teams/${moda}/withdraw`, body: { played: 'annul', reason: 'Takım dağıldı' } });
    expect(await api.send({ path: '/api/matches/generate-fixtures', body: { replace: true } })).toMatchObject({
      status: 201,
    });
    expect(await undo(api)).toMatchObject({
      status: 409,
      body: {
        code: 'UNDO_MATCHES_DELETED',
        message: 'Çekilmenin ardından 2 maç silindi; artık geri alınamaz.',
      },
    });
  });

  it('a deletion behind which matches were planned', async () => {
    const { api, played, bolu, ege } = await playedSeason();
    await api.send({ method: 'DELETE', path: '/api/matches/delete-all' });
    const added = await api.match(bolu, ege, 3);
    const refused = {
      status: 409,
      body: {
        code: 'UNDO_MATCHES_PLANNED',
        message: 'Silmenin ardından yeni maçlar planlandı; artık geri alınamaz.',
      },
    };
    expect(await undo(api)).toMatchObject(refused);
    expect(await existingMatches(api)).toEqual([added]);
    await api.send({ method: 'DELETE', path: `/api/matches/${added}` });
    expect(await undo(api)).toMatchObject({ status: 200, body: { matches: 1 } });
    expect(await undo(api)).toMatchObject(refused);
    expect(await existingMatches(api)).not.toContain(played);
  });

  it.each([
    [
      'a match',
      (home: string, away: string) => ({ path: '/api/matches', body: { week: 1, homeTeam: home, awayTeam: away } }),
    ],
    ['fixtures', () => ({ path: '/api/matches/generate-fixtures', body: {} })],
  ])('the reset of a season behind which the new one got %s', async (_, planning) => {
    const { api, moda, ege, open } = await playedSeason();
    await resetSeason(api);
    expect((await api.send(planning(moda, ege))).status).toBeLessThan(300);
    expect(await undo(api)).toMatchObject({
      status: 409,
      body: {
        code: 'UNDO_SEASON_USED',
        message: 'Yeni sezonda maç planlandı ya da puan silindi; sezonun sıfırlanması artık geri alınamaz.',
      },
    });
    expect(await existingMatches(api)).not.toContain(open);
    expect(await statusOf(api, open)).toBe('scheduled');
  });
});
