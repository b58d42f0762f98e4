import type { SeasonsAnswer } from '@league/query-api/contract/seasons.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type LeagueUnderTest, startLeagueUnderTest } from './league-under-test.ts';
import { importSeason } from './made-up-season.ts';

const CSV = `week,date,home,away,homeScore,awayScore
1,2026-09-05,Moda,Işık,2,1
2,2026-09-12,Işık,Moda,,`;

/** A league that played one season and began the next without a new start date. */
describe('the seasons of a league', () => {
  let league: LeagueUnderTest;
  let position = '';
  let settings: Answer;
  let last: string | undefined;

  const act: LeagueUnderTest['call'] = async (method, path, options) => {
    const answer = await league.call<never>(method, path, options);
    position = answer.headers.get('x-position') ?? position;
    return answer;
  };
  const read = <Body>(path: string) => league.call<Body>('GET', path, { minPosition: position });

  beforeAll(async () => {
    league = await startLeagueUnderTest();
    settings = await act('PUT', '/api/settings', { body: { startDate: '2026-09-01', endDate: '2027-05-31' } });
    [, last] = await importSeason(league, CSV);
    await act('POST', '/api/admin/reset-season', { body: {} });
  });
  afterAll(() => league.stop());

  it('are answered as the change of the settings announced', async () => {
    const { message: _message, position: _position, ...all } = settings.body as Record<string, unknown>;
    expect((await read('/api/settings')).body).toEqual(all);
  });

  it('have distinct labels, and the dates of their matches', async () => {
    const { body } = await read<SeasonsAnswer>('/api/seasons');
    expect(body).toMatchObject([
      { label: 'Sezon 2026 (2)', current: true, firstDate: null, lastDate: null },
      {
        label: 'Sezon 2026',
        current: false,
        firstDate: '2026-09-05T18:00:00.000Z',
        lastDate: '2026-09-12T18:00:00.000Z',
        rankingRules: { pointsForWin: 3 },
      },
    ]);
  });

  it('have their champion in a call of its own, so that their list stays the same when a result comes in', async () => {
    const [again] = await importSeason(league, CSV.replaceAll(',2,1', ',,'));
    const before = await read('/api/seasons');
    expect((await read('/api/seasons/champions')).body).toMatchObject([{ season: 1, champion: { name: 'Moda' } }]);
    await act('PUT', `/api/admin/match-result/${again}`, { body: { homeScore: 0, awayScore: 5 } });
    expect((await read<{ teamInfo: { name: string } }[]>('/api/leaderboards/standings')).body[0]).toMatchObject({
      teamInfo: { name: 'Işık' },
    });
    expect((await read('/api/seasons')).headers.get('etag')).toBe(before.headers.get('etag'));
    expect((await read('/api/seasons/champions')).body).toMatchObject([{ season: 1, champion: { name: 'Moda' } }]);
  });

  it('follow a rescheduled match while they are played', async () => {
    const { body } = await read<{ _id: string; week: number }[]>('/api/matches');
    const [moved] = body.filter(({ week }) => week === 2);
    await act('PUT', `/api/matches/${moved?._id}/schedule`, { body: { date: '2026-10-01T18:00:00Z' } });
    expect((await read('/api/seasons')).body).toMatchObject([{ season: 2, lastDate: '2026-10-01T18:00:00.000Z' }, {}]);
    const closed = await act('PUT', `/api/matches/${last}/schedule`, { body: { date: '2026-10-01T18:00:00Z' } });
    expect(closed).toMatchObject({ status: 409, body: { code: 'SEASON_CLOSED' } });
  });
});
