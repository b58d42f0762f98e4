import { numberedId } from '@league/events/testing/sample-events.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api.ts';

const twoMatches = async () => {
  const api = await startApi();
  const [home, away] = [await api.team('Moda'), await api.team('Işık')];
  const [one, other] = [await api.match(home, away, 1), await api.match(away, home, 2)];
  return { api, one, other };
};

describe('deleting one match', () => {
  it('takes out that one, with its reason, and no other', async () => {
    const { api, one, other } = await twoMatches();
    const since = api.since();
    const answer = await api.send({ method: 'DELETE', path: `/api/matches/${one}?reason=iki%20kez%20girildi` });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Maç silindi.', _id: one } });
    expect(since()).toMatchObject([
      {
        type: 'MatchesDeleted',
        data: { season: 1, matches: [{ matchId: one, week: 1 }] },
        metadata: { reason: 'iki kez girildi' },
      },
    ]);
    const result = (id: string) => ({
      method: 'PUT',
      path: `/api/matches/${id}/results`,
      body: { homeScore: 1, awayScore: 0 },
    });
    expect(await api.send(result(one))).toMatchObject({ status: 404, body: { code: 'MATCH_NOT_FOUND' } });
    expect(await api.send(result(other))).toMatchObject({ status: 200 });
  });

  it('takes a match that was played out, too', async () => {
    const { api, one } = await twoMatches();
    await api.result(one, [1, 0]);
    expect(await api.send({ method: 'DELETE', path: `/api/matches/${one}` })).toMatchObject({ status: 200 });
  });

  it('is refused for a match that is not there, is there no more, or belongs to a season that is over', async () => {
    const { api, one, other } = await twoMatches();
    const remove = async (id: string) => {
      const { status, body } = await api.send({ method: 'DELETE', path: `/api/matches/${id}` });
      return `${status} ${body.code}`;
    };
    expect(await remove(numberedId(1))).toBe('404 MATCH_NOT_FOUND');
    expect(await remove('delete-one')).toBe('404 MATCH_NOT_FOUND');
    await remove(one);
    expect(await remove(one)).toBe('404 MATCH_NOT_FOUND');
    await api.send({ path: '/api/admin/reset-season', body: {} });
    expect(await remove(other)).toBe('409 SEASON_CLOSED');
  });
});
